/** What a Compose file gives to its services, with variables filled in as Compose does. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Variables = Readonly<Record<string, string | undefined>>;

interface Service {
  readonly environment: Readonly<Record<string, string>>;
}

/** `${NAME:-default}` and `${NAME:?why it is needed}`; an empty value counts as none. */
export const filledIn = (text: string, variables: Variables): string =>
  text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, sign: string | undefined, rest: string | undefined) => {
    const value = variables[name] || (sign === '-' ? (rest ?? '') : undefined);
    if (value === undefined && sign === '?') throw new Error(`${name}: ${rest}`);
    return value ?? '';
  });

export const environmentsOf = (file: string, variables: Variables): Readonly<Record<string, Readonly<Record<string, string>>>> => {
  const { services } = parse(filledIn(readFileSync(file, 'utf8').replaceAll(/^\s*#.*$/gm, ''), variables)) as {
    services: Record<string, Service>;
  };
  return Object.fromEntries(
    Object.entries(services).map(([name, { environment }]) => [
      name,
      Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, String(value ?? '')])),
    ]),
  );
};
