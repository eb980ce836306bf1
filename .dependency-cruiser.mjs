/** Who may import whom: web, server, cli → bots → games/* → games/core; games never import each other. */
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });
const tests = '\\.test\\.ts$';

/** The folders of the server from the bottom up: each imports those before it, and none after. */
const SERVER = [
  ...['model', 'config', 'store', 'cluster', 'limits', 'metrics', 'downtime', 'tables', 'hub', 'accounts', 'ratings'],
  ...['invitations', 'streams'],
  ...['jobs', 'notices', 'bots', 'analyses', 'daily', 'pages', 'http', 'socket', 'admin', 'node'],
];
const serverLayers = SERVER.map((folder, i) =>
  forbid(
    `server-${folder}-imports-only-what-is-below`,
    { path: `^server/src/${folder}/`, pathNot: tests },
    { path: '^server/src/', pathNot: `^server/src/(${SERVER.slice(0, i + 1).join('|')})/` },
  ),
);

export default {
  forbidden: [
    ...serverLayers,
    forbid('server-folders-have-a-place', { path: '^server/src/[^/]+/', pathNot: [`^server/src/(${SERVER.join('|')})/`, tests] }, {}),
    forbid('no-circular', {}, { circular: true }),
    forbid('not-resolvable', {}, { couldNotResolve: true }),
    forbid('core-imports-nothing', { path: '^games/core/src', pathNot: tests }, { pathNot: '^games/core/src' }),
    forbid(
      'games-import-only-core',
      { path: '^games/([^/]+)/src', pathNot: `^games/(all|core)/|${tests}` },
      { pathNot: ['^games/$1/(src|frozen)/', '^games/core/src'] },
    ),
    forbid(
      'games-never-import-each-other',
      { path: '^games/([^/]+)/', pathNot: '^games/all/' },
      { path: '^games/', pathNot: ['^games/$1/', '^games/core/'] },
    ),
    forbid('games-never-import-bots', { path: '^games/' }, { path: '^bots/' }),
    forbid('bots-import-only-games', { path: '^bots/src', pathNot: tests }, { pathNot: ['^bots/src', '^games/[^/]+/src'] }),
    forbid(
      'bots-name-a-game-only-in-games',
      { path: '^bots/src', pathNot: ['^bots/src/games/', '^bots/src/testing/', tests] },
      { path: '^games/', pathNot: '^games/core/' },
    ),
    forbid(
      'protocol-imports-only-core',
      { path: '^protocol/src', pathNot: tests },
      { path: '^(?!protocol/|games/core/|node_modules/valibot)' },
    ),
    forbid(
      'i18n-imports-only-types-of-games',
      { path: '^i18n/src', pathNot: [tests, '/testing/'] },
      { pathNot: '^i18n/src', dependencyTypesNot: ['type-only'] },
    ),
    forbid('i18n-knows-only-games', { path: '^i18n/src', pathNot: [tests, '/testing/'] }, { pathNot: ['^i18n/src', '^games/'] }),
    forbid('web-and-server-meet-in-protocol', { path: '^web/' }, { path: '^server/' }),
    forbid('server-knows-no-page', { path: '^server/' }, { path: '^web/' }),
    forbid(
      'tables-know-no-database-and-no-sockets',
      { path: '^server/src/tables/', pathNot: tests },
      { path: 'node_modules/(ws|pg|fastify)/' },
    ),
    forbid(
      'ui-imports-nothing-of-ours',
      { path: '^web/src/lib/ui/' },
      { path: '^(games|bots|protocol|i18n|web/src)/', pathNot: '^web/src/lib/ui/' },
    ),
    forbid('table-page-names-no-game', { path: '^web/src/lib/table/', pathNot: tests }, { path: '^(games/(?!core/)|web/src/lib/games/)' }),
    forbid(
      'a-board-knows-its-own-game',
      { path: '^web/src/lib/games/([^/]+)/' },
      { path: '^web/src/lib/games/[^/]+/', pathNot: '^web/src/lib/games/$1/' },
    ),
    forbid(
      'bots-only-in-the-worker',
      { path: '^web/src/', pathNot: ['^web/src/lib/bots/(worker|search-pool|search-worker|review-worker|count-worker)\\.ts$', tests] },
      // How deep a review is, what it says of players and what statistics are made of is arithmetic without a net.
      { path: '^bots/', pathNot: '^bots/src/(review/(players|depth)|tally/figures)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid('nobody-imports-the-cli', { pathNot: '^cli/' }, { path: '^cli/' }),
    // Pictures of the rules are drawn at build time: their positions are written in words, as in tests, and no page loads them.
    forbid('testing-only-in-tests', { pathNot: [tests, '/testing/', '/figures/'] }, { path: '^games/[^/]+/src/testing/' }),
    forbid(
      'figures-only-at-build-time',
      { path: '^web/src/', pathNot: ['/figures/', tests] },
      { path: '^web/src/lib/games/[^/]+/figures/' },
    ),
    forbid('server-runs-without-its-tests', { path: '^server/src/', pathNot: tests }, { path: '^server/(test|docs)/' }),
    forbid(
      'tables-know-nothing',
      { path: '^games/[^/]+/src/tables/', pathNot: tests },
      { pathNot: ['/tables/', '/manifest\\.ts$', '^games/core/src'] },
    ),
    forbid(
      'state-knows-only-tables',
      { path: '^games/[^/]+/src/state/', pathNot: tests },
      { path: '^games/[^/]+/src/', pathNot: ['/src/state/', '/src/tables/', '/src/board/', '/manifest\\.ts$', '^games/core/'] },
    ),
    forbid('phases-do-not-import-each-other', { path: '/phases/([^/]+)/' }, { path: '/phases/[^/]+/', pathNot: '/phases/$1/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.json'],
    },
  },
};
