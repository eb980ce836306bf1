export { type NodeConfig, readNodeConfig } from './config/config.ts';
export { type RunningNode, startNode } from './node/node.ts';
