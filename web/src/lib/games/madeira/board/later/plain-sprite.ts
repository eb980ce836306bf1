/** What stands for the drawings when their file does not come: dice with their number, pieces in their colour, two letters for a thing. */
const THINGS = 'wheat sugar wine wood bread reals pirates points goods mill watch house field favor harvest compass crown medal'.split(' ');

const symbol = (name: string, shape: string, letters: string | number, ink: string): string =>
  `<symbol id="m-${name}" viewBox="0 0 24 24">${shape}<text x="12" y="17" font-size="14" font-weight="700" text-anchor="middle" fill="${ink}">${letters}</text></symbol>`;

const square = (fill: string): string => `<rect x="1.5" y="1.5" width="21" height="21" rx="4" fill="${fill}" stroke="#444"/>`;
const SHAPES = {
  worker: '<circle cx="12" cy="12" r="10" stroke="#fff" ',
  ship: '<path d="M1 13h22l-5 9H6ZM11 2v10H3Z" stroke="#fff" ',
  marker: '<path d="M4 2h17v12H7v8H4Z" stroke="#fff" ',
} as const;

export const plainSprite = (): string => {
  const dice = [0, 1, 2, 3].flatMap((value) => [
    symbol(`die-${value}`, square('#fdf8e8'), value || '', '#222'),
    symbol(`black-${value}`, square('#222'), value || '', '#fff'),
  ]);
  const pieces = [0, 1, 2, 3].flatMap((seat) =>
    Object.entries(SHAPES).map(([kind, shape]) => symbol(`${kind}-${seat}`, `${shape}fill="var(--piece-${seat})"/>`, '', '')),
  );
  const signs = [
    ...Object.entries(SHAPES).map(([kind, shape]) => symbol(kind, `${shape}fill="currentColor"/>`, '', '')),
    symbol('to', '', '→', 'currentColor'),
    symbol('up', '', '↑', 'currentColor'),
    ...THINGS.map((thing) => symbol(thing, '', thing.slice(0, 2), 'currentColor')),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...dice, ...pieces, ...signs].join('')}</svg>`;
};
