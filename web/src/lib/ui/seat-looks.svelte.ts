/** How the seats of the table on the screen look, besides their names. Set by the table page; elsewhere a seat has the colour of its number. */
export interface SeatLook {
  readonly colour: number;
  /** Where a bot plays. */
  readonly bot?: BotLook | undefined;
}

export interface BotLook {
  /** `medium` */
  readonly strength: string;
  /** `bot, medium` */
  readonly label: string;
}

class SeatLooks {
  shown = $state.raw<readonly SeatLook[]>([]);
}

export const seatLooks = new SeatLooks();

export const colourOf = (seat: number): number => seatLooks.shown[seat]?.colour ?? seat;

export const botOf = (seat: number): BotLook | undefined => seatLooks.shown[seat]?.bot;
