/** Who we are and what is stored: the pages About and Privacy. Whatever is said here is what the server does; docs/operations.md says how to change it. */
/** In a text, {games} stands for the names of the games. */
export const en = {
  about: {
    title: 'About Caravel',
    lead: 'Caravel lets you play, study and simulate two great board games in the browser. It is free, has no ads, and you need no account.',
    parts: [
      {
        heading: 'What you can do here',
        text: [
          'Play against bots of five levels or with friends, live or over several days, at one screen or each at your own. Learn with guided lessons, solve puzzles, and review your games to see where they were won and lost.',
          'Games against bots on this device need no server and work offline. You need a server only to play with others and for the daily ranking.',
        ],
      },
      {
        heading: 'An independent project',
        text: [
          'Caravel is an independent implementation of the rules of two board games. It is not made, endorsed or licensed by their authors or publishers. The names {games} and all other names of the games belong to their owners. We use them only to say which rules are implemented.',
          'No text and no artwork of the publishers is part of Caravel: we explain the rules in our own words, and every picture is our own drawing. Numbers printed on the components are facts of the games. Where a number is not stated in a rulebook but reconstructed by us, the data says so.',
          'If you enjoy a game here, buy it: the cardboard is beautiful.',
        ],
      },
      {
        heading: 'Open source',
        text: ['The program is free software under the MIT license. Anyone may read it, change it and run a server of their own.'],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    lead: 'No ads, no trackers, no third parties. Our pages load nothing from other sites, and we store only what playing needs.',
    parts: [
      {
        heading: 'On your device',
        text: [
          'Games you play on this device, display settings, lessons and puzzle ratings are stored in your browser. They are not sent to us and stay until you delete them.',
          'When you play online, one cookie keeps you signed in. Your browser keeps it for a year at most, but the sign-in ends after 180 days. After a sign-in with a password, a second one remembers the device for 400 days, so that nobody can lock you out by guessing. There are no other cookies.',
        ],
      },
      {
        heading: 'On the server',
        text: [
          'A guest has a name, a language and notification settings. A guest who never sat at a table or wrote a line is deleted 90 days after the last visit, unless the operator has chosen another time.',
          'An account also has a login name, a password or passkeys, and an e-mail address if you give one. Of the password only a hash is stored, of a passkey only its public half.',
          'For each sign-in we store the kind of browser and system and the time of last use, so that you can end it. It ends when you sign out, and after 180 days at the latest. Codes and links expire within minutes, those from the operator within a day.',
          'Tables, moves, chat, results, ratings and what you publish are stored in the database of this server for as long as the site exists or until you delete your account.',
        ],
      },
      {
        heading: 'Addresses and logs',
        text: [
          'Your network address is used only in memory, to limit how much one caller may ask. It is not written to disk. The server logs errors, not visits. A proxy of the operator may keep logs of its own.',
        ],
      },
      {
        heading: 'Notifications',
        text: [
          'You get notifications only if you turn them on. E-mail goes through the mail server of the operator. Push goes, encrypted, through the service of your browser’s maker. A webhook goes to the address you enter. We store for 30 days what was sent, so that nothing is sent twice.',
        ],
      },
      {
        heading: 'Your data, your choice',
        text: [
          'On the page “You” you can download everything stored about you and delete your account at any time. Your name, sign-in, e-mail, ratings and publications are then deleted. Games stay for the other players, without your name, and so do chat messages.',
          'If somebody reports a person, the report and what the operator decided are kept.',
        ],
      },
    ],
  },
  source: 'Source code',
  operator: 'Who runs this site',
  contact: 'Contact',
  noContact: 'The operator of this site has not named a contact. If you know them, ask them.',
  version: (version: string) => `Caravel ${version}`,
};

export type About = typeof en;
