/** The choices for a table with others, as the form has them. */
import type { NewTableInput } from '@caravel/protocol';

type Chosen = Pick<NewTableInput, 'game' | 'rules' | 'options' | 'seats'>;

export class OnlineWish {
  access = $state<'open' | 'invite'>('invite');
  watch = $state<'all' | 'players'>('all');
  chance = $state<'fair' | 'manual'>('fair');
  pace = $state<'untimed' | 'live' | 'days'>('untimed');
  minutes = $state(30);
  increment = $state(20);
  days = $state(3);
  onFlag = $state<'bot' | 'end'>('bot');
  rated = $state(false);
  hints = $state(false);

  table(chosen: Chosen): NewTableInput {
    const { access, watch, chance, rated } = this;
    return { ...chosen, access, watch, chance, rated, hints: this.hints && !rated, pace: this.#pace() };
  }

  #pace(): NonNullable<NewTableInput['pace']> {
    const { pace: kind, minutes, increment, days, onFlag } = this;
    if (kind === 'live') return { kind, minutes, increment, onFlag };
    return kind === 'days' ? { kind, days, onFlag } : { kind };
  }
}
