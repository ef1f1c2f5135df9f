import {
  type AnalyticsEnvironment,
  analyticsEnvironment,
  type Environment,
  environment,
  type MiniProgramState,
  miniProgramState,
} from '@yunyou/contract';

export interface EnvironmentHosts {
  /** Hosts of the acceptance environment, without port. */
  trialHosts?: readonly string[];
  /** Hosts of the production environment, without port. */
  releaseHosts?: readonly string[];
  /** What an unknown host is. Default `release`: a forgotten setting must never switch debugging on for visitors. */
  otherwise?: Environment;
}

const localHost =
  /^(?:(?:.+\.)?localhost|.+\.local|0\.0\.0\.0|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1\])$/;

/**
 * The environment a host belongs to: named hosts first, then local ones are `develop` and those that start with `test`
 * are `test`.
 *
 * @param host as in `location.host`: with or without port, IPv6 in brackets
 */
export function environmentOf(host: string, hosts: EnvironmentHosts = {}): Environment {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (hosts.trialHosts?.includes(name)) return environment.trial;
  if (hosts.releaseHosts?.includes(name)) return environment.release;
  if (localHost.test(name)) return environment.develop;
  if (name.startsWith('test')) return environment.test;
  return hosts.otherwise ?? environment.release;
}

const analytics: Readonly<Record<Environment, AnalyticsEnvironment>> = {
  develop: analyticsEnvironment.dev,
  test: analyticsEnvironment.dev,
  trial: analyticsEnvironment.uat,
  release: analyticsEnvironment.prod,
};

/** The analytics vendor's word for an environment. */
export function analyticsEnvironmentOf(name: Environment): AnalyticsEnvironment {
  return analytics[name];
}

const states: Readonly<Record<Environment, MiniProgramState>> = {
  develop: miniProgramState.developer,
  test: miniProgramState.developer,
  trial: miniProgramState.trial,
  release: miniProgramState.formal,
};

/** Which edition of the mini-program a subscription message opens in an environment. */
export function miniProgramStateOf(name: Environment): MiniProgramState {
  return states[name];
}
