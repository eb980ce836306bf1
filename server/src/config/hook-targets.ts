/** The private targets an operator has opened for webhooks and push, each as `host:port`. */

export type HookTargets = ReadonlySet<string>;

const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Host and port as an address names them, in the one way browsers write them. */
export const targetOf = (url: string): string => {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || PORTS[protocol]}`;
};

const readTarget = (text: string): string | undefined => {
  const [, host = '', port = ''] = /^([^/@?#\s]+):(\d{1,5})$/.exec(text) ?? [];
  const isPort = Number(port) >= 1 && Number(port) <= 65_535;
  return isPort && URL.canParse(`http://${host}/`) && !/:\d*$/.test(host.replace(/^\[.*\]$/, ''))
    ? `${new URL(`http://${host}/`).hostname}:${Number(port)}`
    : undefined;
};

export const readHookTargets = (text: string): HookTargets =>
  new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => {
        const target = readTarget(one);
        if (!target) throw new Error(`CARAVEL_HOOK_ALLOW: '${one}' is not a host and a port, like 10.0.0.5:8080 or [fd00::5]:8080`);
        return target;
      }),
  );
