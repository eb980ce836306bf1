export { type NodeConfig, readNodeConfig } from './config.ts';
export { type RunningNode, startNode } from './node.ts';
