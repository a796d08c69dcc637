import type { Reply } from '../../electron/shared/api.ts';
import type { ArgumentsOf, Channels } from '../../electron/shared/arguments.ts';

/**
 * A main process that refuses what the real one refuses: arguments that do not fit the contract.
 * @param channels the schemas of the part of the contract that it stands for
 */
export function checked<Api extends Channels<Api>>(api: Api, channels: ArgumentsOf<Api>): Api {
  return new Proxy(api, {
    get(target, name: string) {
      const channel = name as keyof Api;
      const call = target[channel];
      const schema = channels[channel];
      if (typeof call !== 'function') return call;
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
