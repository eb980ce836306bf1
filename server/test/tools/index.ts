export * from './client.ts';
export * from './node.ts';
export * from './socket.ts';
