import { settingNames as ofBackOffice } from '../../apps/cms/src/environment/environment.ts'
import { settingNames as ofSite } from '../../apps/site/server/environment.ts'

/**
 * The environment of the site: it talks to strangers, so the secrets of the back office (its key,
 * database, mail server, first password) are not in its memory to be found.
 */
export function siteEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const notItsOwn = new Set(ofBackOffice.filter((name) => !ofSite.includes(name)))
  const own = Object.entries(environment).filter(([name]) => !notItsOwn.has(name))
  return Object.fromEntries(own) as NodeJS.ProcessEnv
}
