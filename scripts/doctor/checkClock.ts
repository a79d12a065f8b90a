import { spawnSync } from 'node:child_process'
import { constants, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { doubt, type Finding, fault, well } from '../../apps/cms/src/doctor/finding.ts'
import { refused } from './checkFolder.ts'

const minute = 60_000
/** Files carry the time of this machine, or of the machine they were copied from. */
const allowed = 10 * minute

/** Checks the clock: sessions, codes of second factors and dates of letters depend on it. */
export function checkClock(dataDir: string, now: Date): Finding[] {
  const newest = newestIn(dataDir)
  if (newest > now.getTime() + allowed) {
    return [
      fault(
        `L’horloge retarde\u00a0: il serait ${inWords(now)}, or un fichier des données est du ${inWords(new Date(newest))}. ${wayOut}`,
      ),
    ]
  }
  if (isKept() === false) {
    return [doubt(`Horloge\u00a0: ${inWords(now)}, mais rien ne la tient à l’heure. ${wayOut}`)]
  }
  return [well(`Horloge\u00a0: ${inWords(now)}.`)]
}

const wayOut =
  'Mettez-la à l’heure et laissez le système l’y tenir (timedatectl set-ntp true, ou le paquet systemd-timesyncd)\u00a0: les codes de connexion et les dates en dépendent.'

const inWords = (moment: Date) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .format(moment)
    .concat(' UTC')

function newestIn(folder: string): number {
  // Another check reports missing rights.
  if (!existsSync(folder) || refused(folder, constants.R_OK | constants.X_OK)) return 0
  const times = readdirSync(folder).map(
    (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  )
  return Math.max(0, ...times)
}

/**
 * Whether the clock is synchronised; undefined where the system does not say, as in a container.
 */
function isKept(): boolean | undefined {
  const { stdout, status } = spawnSync(
    'timedatectl',
    ['show', '-p', 'NTPSynchronized', '--value'],
    {
      encoding: 'utf8',
      timeout: 3000,
    },
  )
  return status === 0 ? stdout.trim() === 'yes' : undefined
}
