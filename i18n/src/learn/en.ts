/** The words around what is taught in English, and by their type the shape of every other language. */
export const en = {
  title: 'Learn',
  intro: 'Play your first turns with a guide, then practice one theme at a time. Your progress is saved on this device.',
  guided: 'Guided first game',
  lessons: 'Lessons by theme',
  begin: 'Start',
  resume: 'Continue',
  repeat: 'Play again',
  completed: 'Done',
  stepsOf: (step: number, steps: number) => `${step} of ${steps} steps`,
  missing: 'There is no such lesson.',
  /** The learner, where no name is known. */
  you: 'You',
  leave: 'Leave',
  placeKept: 'your place is kept',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  see: 'See',
  do: 'Do',
  why: 'Why',
  back: 'Back',
  showMe: 'Show me',
  goOn: 'Go on',
  skip: 'Skip',
  others: 'The other players move',
  tried: 'you tried this',
  done: 'Well done.',
  shown: 'That is how it is done.',
  notAsked: (what: string) => `${what} The rules allow it, but this step asks for something else.`,
  noPart: (what: string) => `${what} has no part in this step.`,
  offer: {
    text: (game: string) => `New to ${game}? A guide takes you through your first turns.`,
    start: 'Guided first game',
    no: 'No, thanks',
  },
  over: {
    title: 'You know the basics',
    text: (panel: string) =>
      `Now play a game on your own. A beginner bot sits at the table, and “${panel}” shows the rules for every decision.`,
    learned: 'What you learned',
    lesson: 'Lesson finished',
    lessonText: 'Take the next theme, or try it in a game.',
    play: 'Play against a beginner',
    all: 'All lessons',
  },
};

export type Learn = typeof en;
