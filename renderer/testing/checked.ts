import type { Reply } from '../../electron/shared/api.ts';
import type { ApiOf, Contract } from '../../electron/shared/channel.ts';

/**
 * A main process that refuses what the real one refuses: arguments that do not fit the contract.
 * @param contract the part of the contract that it stands for
 */
export function checked<C extends Contract>(api: ApiOf<C>, contract: C): ApiOf<C> {
  return new Proxy(api, {
    get(target, name: string) {
      const call = target[name];
      const schema = contract[name];
      if (call === undefined || schema === undefined) return call;
      return (...given: unknown[]): unknown => {
        const fits = schema.safeParse(given);
        if (fits.success) return Reflect.apply(call, target, given);
        const refused: Reply<never> = {
          ok: false,
          error: { code: 'badRequest', detail: `${name}: ${fits.error.message}` },
        };
        return Promise.resolve(refused);
      };
    },
  });
}
