// Lets Node load the page's TypeScript: imports there have no endings.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (name, context, next) => next(/^\.{1,2}\/[^.]*$/.test(name) ? `${name}.ts` : name, context),
});
