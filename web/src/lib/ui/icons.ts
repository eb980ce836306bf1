/** The signs of the shell, drawn on 24 × 24, by strokes. */
export const ICONS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  check: 'm5 13 4 4L19 7',
  replay: 'M3 12a9 9 0 1 0 3-6.7M3 4v5h5M12 8v4l3 2',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.7 1 1.5 1 2.5h6c0-1 .2-1.8 1-2.5A6 6 0 0 0 12 3Z',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  log: 'M5 5h14M5 10h14M5 15h9M5 20h6',
  home: 'm3 11 9-8 9 8M6 9v11h4v-6h4v6h4V9',
  close: 'M5 5l14 14M19 5 5 19',
  first: 'M6 5v14M19 5l-9 7 9 7Z',
  previous: 'M16 5l-9 7 9 7Z',
  play: 'M7 4v16l13-8Z',
  pause: 'M8 5v14M16 5v14',
  next: 'M8 5l9 7-9 7Z',
  last: 'M18 5v14M5 5l9 7-9 7Z',
  save: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.500 1.500M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.500-1.500',
  crown: 'M3 8l4 4 5-7 5 7 4-4-2 11H5Z',
  text: 'M4 6h16M4 12h16M4 18h10',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.500 1.500M17.500 17.500 19 19M5 19l1.500-1.500M17.500 6.500 19 5',
  moon: 'M20 14A8.500 8.500 0 0 1 10 4a8.500 8.500 0 1 0 10 10Z',
  help: 'M9 9a3 3 0 1 1 4 2.800c-.7.3-1 .8-1 1.700M12 17.500v.1M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19Z',
  expand: 'M4 10V4h6M20 14v6h-6M4 4l7 7M20 20l-7-7',
} as const;

export type IconName = keyof typeof ICONS;
