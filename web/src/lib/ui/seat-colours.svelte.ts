/** The colours of the seats of the table on the screen. Set by the table page; elsewhere a seat has the colour of its number. */
class SeatColours {
  shown = $state.raw<readonly number[]>([]);
}

export const seatColours = new SeatColours();

export const colourOf = (seat: number): number => seatColours.shown[seat] ?? seat;
