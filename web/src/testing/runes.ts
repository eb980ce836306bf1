/** Lets Node's test runner import the page's state classes (*.svelte.ts), compiled as in the browser. Import it before them. */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileModule } from 'svelte/compiler';

const compiled = (url: string): string => {
  const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
  return compileModule(source, { generate: 'client', filename: fileURLToPath(url) }).js.code;
};

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === 'svelte' ? { ...context, conditions: [...context.conditions, 'browser'] } : context),
  load: (url, context, next) =>
    url.endsWith('.svelte.ts') ? { format: 'module', source: compiled(url), shortCircuit: true } : next(url, context),
});
