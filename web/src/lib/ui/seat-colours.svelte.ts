/** The colours of the seats of the table on the screen. Set by the table page; elsewhere a seat has the colour of its number. */
class SeatColours {
  shown = $state.raw<readonly number[]>([]);
}

export const seatColours = new SeatColours();

export const colourOf = (seat: number): number => seatColours.shown[seat] ?? seat;

/** The shape of each colour, on 24 × 24. */
export const SHAPES: readonly string[] = [
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  'M4 4h16v16H4Z',
  'M12 2.500 22 20.500H2Z',
  'M12 1.500 22.500 12 12 22.500 1.500 12Z',
  'M12 1.500 14.900 8.800 22.500 9.300 16.600 14.200 18.600 21.800 12 17.600 5.400 21.800 7.400 14.200 1.500 9.300 9.100 8.800Z',
];
