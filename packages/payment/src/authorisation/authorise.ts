import { type PaymentAppPluginError, paymentAppPluginError } from '@yunyou/contract';
import { PaymentAppError } from './payment-app-error';

/** What the person is asked for: their mobile number, or who they are. */
export type AuthorisationScope = 'scope.mobile' | 'scope.auth';

/** The plugin host that the payment app puts into its pages (`window.cordova`). */
export interface PluginHost {
  exec(
    success: (result: unknown) => void,
    fail: (error: unknown) => void,
    plugin: string,
    action: string,
    parameters: readonly unknown[],
  ): void;
  /** Why the last call failed before it reached its plugin. */
  errorRetStatus?: unknown;
}

const codes: Readonly<Record<string, PaymentAppPluginError>> = {
  ILLEGAL_ACCESS_EXCEPTION: paymentAppPluginError.noPermission,
  INVALID_ACTION: paymentAppPluginError.actionNotInPlugin,
  CLASS_NOT_FOUND_EXCEPTION: paymentAppPluginError.pluginNotImplemented,
};

/**
 * Asks the person, in the payment app's own dialog, to hand something out.
 *
 * @returns what the plugin answers, such as an authorisation code for the server
 * @throws PaymentAppError `c02` to `c04` when the plugin host refuses; anything else is the plugin's own error as it is
 */
export function authorise(host: PluginHost, scope: AuthorisationScope): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      const code = codes[String(host.errorRetStatus)];
      reject(code ? new PaymentAppError(code, `The plugin host refused: ${code}.`, { cause: error }) : error);
    };
    host.exec(resolve, fail, 'UPWebSdk', 'appletExplicitAuth', [{ scope }]);
  });
}
