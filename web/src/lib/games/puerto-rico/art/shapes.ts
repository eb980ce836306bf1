/** Our own drawings of roles and buildings, 24 × 24, by strokes. */
import type { BuildingName, RoleName } from '@caravel/puerto-rico';

const prospector = 'M4 9c5-6 11-6 16 0M12 5.500V21M9 21h6M5 17l2-2 2 2-2 2ZM16 16l1.500-1.500L19 16l-1.500 1.500Z';

export const ROLE_SHAPES: Readonly<Record<RoleName, string>> = {
  settler: 'M12 21v-9M12 13c-5 0-7-3-7-7 5 0 7 3 7 7ZM12 11c0-4 2-7 7-7 0 5-3 7-7 7ZM5 21h14',
  mayor: 'M12 4a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM5 21c0-5 3-7.500 7-7.500s7 2.500 7 7.500M9 17l3 3 3-3',
  builder: 'M14 4l6 6-2.500 2.500-6-6ZM12.500 8.500 4 17l3 3 8.500-8.500M3 21h7',
  craftsman:
    'M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M5.600 18.400l2.100-2.100M16.300 7.700l2.100-2.100',
  trader: 'M12 3v18M7 21h10M5 7h14M5 7l-3 7h6ZM19 7l-3 7h6ZM2 14a3 3 0 0 0 6 0M16 14a3 3 0 0 0 6 0',
  captain:
    'M12 7v14M12 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 10h8M4 14c0 4 3 7 8 7s8-3 8-7M4 14l-1.500 2M4 14l2 1.500M20 14l1.500 2M20 14l-2 1.500',
  prospector,
  'prospector-2': prospector,
};

const plant = 'M4 21V10l5 3V10l5 3V4h4v17ZM3 21h18';
const smallPlant = 'M5 21V11l7-4 7 4v10ZM4 21h16';

export const BUILDING_SHAPES: Readonly<Record<BuildingName, string>> = {
  'small-indigo-plant': smallPlant,
  'small-sugar-mill': smallPlant,
  'indigo-plant': plant,
  'sugar-mill': plant,
  'tobacco-storage': plant,
  'coffee-roaster': plant,
  'small-market': 'M4 10h16l-2-5H6ZM4 10a2.500 2.500 0 0 0 5.300 0 2.500 2.500 0 0 0 5.400 0A2.500 2.500 0 0 0 20 10M6 13v8h12v-8',
  hacienda: 'M3 21V11l9-7 9 7v10ZM9 21v-6h6v6M3 11h18',
  'construction-hut': 'M4 21l8-17 8 17M8 13h8M6 17h12M10 21v-4h4v4',
  'small-warehouse': 'M3 21V9l9-5 9 5v12ZM8 21v-5h4v5M12 21v-5h4v5M8 16h8',
  hospice: 'M4 21V8h16v13ZM12 11v7M8.500 14.500h7M9 8V4h6v4',
  office: 'M4 20h16M6 20V9l8-5 4 3-9 10-3 .500M14 4l4 3M12 20h6',
  'large-market':
    'M2 10h20l-3-6H5ZM2 10a3.300 3.300 0 0 0 6.700 0 3.300 3.300 0 0 0 6.600 0A3.300 3.300 0 0 0 22 10M4 13v8h16v-8M9 21v-5h6v5',
  'large-warehouse': 'M2 21V8l10-5 10 5v13ZM6 21v-4h4v4M10 21v-4h4v4M14 21v-4h4v4M8 17v-4h4v4M12 13h4v4',
  factory: 'M3 21V11l6 4v-4l6 4V5h5v16ZM17.500 3v2M7 18h2M12 18h2',
  university: 'M2 9l10-5 10 5-10 5ZM6 11v6c3 3 9 3 12 0v-6M21 10v6',
  harbor: 'M12 8v13M12 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 11h8M4 14c0 4 3 7 8 7s8-3 8-7',
  wharf: 'M3 21h18M6 21V4h11M6 9l5-5M15 4v6M12.500 10h5v5h-5Z',
  'guild-hall': 'M12 3l8 3v6c0 5-3 8-8 9-5-1-8-4-8-9V6ZM8.500 12l2.500 2.500 4.500-5',
  residence: 'M4 21V9h16v12ZM2 9l10-6 10 6M9 21v-5a3 3 0 0 1 6 0v5M7 12.500h.100M17 12.500h.100',
  fortress: 'M4 21V6h3v3h3V6h4v3h3V6h3v15ZM10 21v-5a2 2 0 0 1 4 0v5',
  'customs-house': 'M3 21h18M5 21V10h14v11M3 10h18l-3-5H6ZM12 13v5M10 14.500c0-2 4-2 4 0s-4 1-4 2.500 4 2 4 0',
  'city-hall': 'M3 21h18M5 18h14M3 9h18l-9-6ZM6 9v9M10 9v9M14 9v9M18 9v9',
};
