/** The board of a game together with the rules of one that may begin anywhere. */
import { loadGameUiOf } from '../games/index.ts';
import { loadFaults } from '../games/positions.ts';
import type { GameUi } from '../table/game-ui.ts';
import type { TableHeader } from '../table/session/session.ts';
import type { RulesLoader } from './exploration-file.ts';
import { rulesFrom } from './start-position.ts';

export const rulesLoader: RulesLoader = {
  game: async (name, version) => (await loadGameUiOf(name, version))?.game,
  faults: loadFaults,
};

/** Undefined where what it begins with is no position of the game. */
export const uiFrom = async (ui: GameUi, begun: Pick<TableHeader, 'config' | 'start'>): Promise<GameUi | undefined> => {
  const rules = await rulesFrom(ui.game, begun, rulesLoader);
  return rules.ok ? { ...ui, game: rules.value } : undefined;
};
