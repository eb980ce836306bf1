/** The kinds of decision. Chance decides the first three and the tile of a hacienda. */
export const STEPS = [
  'governor',
  'order',
  'face up',
  'role',
  'settler',
  'hacienda',
  'hospice',
  'mayor',
  'placing',
  'builder',
  'university',
  'craftsman',
  'trader',
  'captain',
  'storing',
  'prospector',
  'over',
] as const;

export type StepName = (typeof STEPS)[number];
/** The steps at which `pass` can be a move. */
export type PassStep = Extract<StepName, 'settler' | 'hospice' | 'mayor' | 'builder' | 'university' | 'craftsman' | 'trader' | 'captain'>;
export type Step = number;

const stepNamed = (name: StepName): Step => STEPS.indexOf(name);

export const GOVERNOR = stepNamed('governor');
export const ORDER = stepNamed('order');
export const FACE_UP = stepNamed('face up');
export const ROLE_CHOICE = stepNamed('role');
export const SETTLING = stepNamed('settler');
export const HACIENDA_TILE = stepNamed('hacienda');
export const HOSPICE_COLONIST = stepNamed('hospice');
export const MAYOR_PRIVILEGE = stepNamed('mayor');
export const PLACING = stepNamed('placing');
export const BUILDING = stepNamed('builder');
export const UNIVERSITY_COLONIST = stepNamed('university');
export const CRAFTSMAN_PRIVILEGE = stepNamed('craftsman');
export const TRADING = stepNamed('trader');
export const LOADING = stepNamed('captain');
export const STORING = stepNamed('storing');
export const PROSPECTING = stepNamed('prospector');
export const OVER_STEP = stepNamed('over');
