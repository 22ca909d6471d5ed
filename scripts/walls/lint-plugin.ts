import { relative, sep } from 'node:path';
import { namesAtHome } from './name-rule.ts';
import { importedFile, roomBreach } from './room-rule.ts';
import { roomOrders } from './rooms.ts';

/** The part of the linter's rule context that we use. */
interface LintContext {
  readonly filename: string;
  readonly cwd: string;
  report(complaint: { readonly node: object; readonly message: string }): void;
}

interface Importing {
  readonly source: { readonly type: string; readonly value?: unknown } | null;
}

const rooms = {
  create(context: LintContext) {
    const from = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (node: Importing): void => {
      if (typeof node.source?.value !== 'string') return;
      const to = importedFile(from, node.source.value);
      const message = to === undefined ? undefined : roomBreach(from, to, roomOrders);
      if (message !== undefined) context.report({ node: node.source, message });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ImportExpression: check };
  },
};

/** Rules of this repository that no linter offers. */
const plugin = { meta: { name: 'repository' }, rules: { rooms, 'names-at-home': namesAtHome } };

export default plugin;
