/** What a site without a server says: where one is needed, and on the pages About and Privacy. */
export const en = {
  title: 'This site has no server',
  hint: 'Online tables, accounts and rankings need one. Here you play against bots or with friends at one screen, learn the games, solve puzzles and look at your games again. Everything stays on this device.',
  /** On the page About, in the place of its first part. */
  here: {
    heading: 'What you can do here',
    text: [
      'Play against bots of five levels, or with friends at one screen. Learn with guided lessons, solve puzzles, and review your games to see where they were won and lost.',
      'This site has no server: everything happens on your device and works offline, too. To play with friends, each at their own screen, you need a site with a server.',
    ],
  },
  privacy: {
    lead: 'No ads, no trackers, no cookies, no account. This site has no server: what you do stays on your device.',
    parts: [
      {
        heading: 'On your device',
        text: [
          'Games, settings, lessons and puzzle ratings are stored in your browser, and so are the pages themselves, so that you can play offline. They stay until you delete them: single tables on the home page, everything in the settings of your browser.',
          'Other sites whose address begins with the same name share this storage and could read it.',
        ],
      },
      {
        heading: 'What is sent',
        text: [
          'Nothing about you or your games. The pages only fetch their own files, from the web host where they are, and load nothing from other sites. There are no notifications.',
          'A link to a game contains the whole game. Whoever has the link can see it, the web host cannot.',
        ],
      },
      {
        heading: 'The web host',
        text: [
          'Like every web host, it sees the network address and the browser of everyone who fetches a file, and may keep logs. What it stores and for how long is up to the host and to the operator of this site.',
        ],
      },
      {
        heading: 'Your data, your choice',
        text: [
          'You can save every game as a file and open it elsewhere. Once you delete the data of this site in your browser, nothing is left.',
        ],
      },
    ],
  },
};

export type NoServer = typeof en;
