export * from './chat-text.ts';
export * from './error.ts';
export * from './levels.ts';
export * from './people.ts';
export * from './records.ts';
export * from './socket.ts';
export * from './table.ts';
export * from './words.ts';
