/** The rules one should know for each kind of decision. */
import type { StepName, View } from '@caravel/puerto-rico';

const LESSONS: Readonly<Partial<Record<StepName, readonly string[]>>> = {
  role: ['R3', 'R2', 'R4'],
  settler: ['SE1', 'SE2', 'R5'],
  hospice: ['V-hospice', 'R5'],
  mayor: ['MY1', 'MY2'],
  placing: ['MY3', 'R5', 'CR1'],
  builder: ['BU1', 'BU2', 'BU3', 'R5'],
  university: ['V-university', 'R5'],
  craftsman: ['CR2', 'CR1'],
  trader: ['TR1', 'TR2', 'TR3'],
  captain: ['CA2', 'CA3', 'CA4', 'CA6'],
  storing: ['CA8', 'Q7'],
};

export const lesson = ({ step }: View): readonly string[] => LESSONS[step] ?? [];
