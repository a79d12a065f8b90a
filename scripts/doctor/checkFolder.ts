import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { doubt, type Finding, fault, well } from '../../apps/cms/src/doctor/finding.ts'
import { systemReason } from '../../apps/cms/src/environment/systemReason.ts'
import { StartFailure } from '../../packages/host/src/startFailure.ts'
import { keptSecrets } from '../product/secrets.ts'

const { R_OK, W_OK, X_OK } = constants

/** Checks whether this account may use the data folder and everything in it. */
export function checkFolder(folder: string): Finding[] {
  if (!existsSync(folder)) {
    const parent = nearest(folder)
    const problem = refused(parent, W_OK | X_OK)
    if (problem === undefined) {
      return [well(`DATA_DIR\u00a0: ${folder} sera fait au premier démarrage.`)]
    }
    return [
      fault(
        `DATA_DIR\u00a0: ${folder} ne peut pas être fait dans ${parent}\u00a0: ${problem}. ${wayOut}`,
      ),
    ]
  }
  const problem = refused(folder, R_OK | W_OK | X_OK)
  if (problem !== undefined)
    return [fault(`DATA_DIR\u00a0: ${folder}\u00a0: ${problem}. ${wayOut}`)]
  const closed = readdirSync(folder).filter((name) => refused(join(folder, name), R_OK | W_OK))
  if (closed.length > 0) {
    return [
      fault(
        `DATA_DIR\u00a0: ce compte ne peut pas écrire ${closed.slice(0, 5).join(', ')}, dans ${folder}\u00a0: une commande a sans doute été lancée avec un autre compte. Rendez tout au compte du site\u00a0: chown -R <compte> ${folder}`,
      ),
    ]
  }
  return [
    well(`DATA_DIR\u00a0: ${folder} est à ce compte.`),
    ...openToOthers(folder),
    ...damagedSecrets(folder),
  ]
}

const wayOut = 'Rendez-le au compte du site (chown) ou indiquez un autre dossier dans DATA_DIR.'

/** Gives the folder itself, or the nearest existing one above it. */
export function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}

export function refused(path: string, rights: number): string | undefined {
  try {
    accessSync(path, rights)
    return undefined
  } catch (error) {
    return systemReason(error)
  }
}

function openToOthers(folder: string): Finding[] {
  const secrets = join(folder, 'secrets.json')
  if (!existsSync(secrets) || (statSync(secrets).mode & 0o077) === 0) return []
  return [
    doubt(
      `${secrets} peut être lu par d’autres comptes de cette machine\u00a0: chmod 600 ${secrets}`,
    ),
  ]
}

function damagedSecrets(folder: string): Finding[] {
  try {
    const { PAYLOAD_SECRET = process.env.PAYLOAD_SECRET } = keptSecrets(folder)
    if (PAYLOAD_SECRET || !existsSync(join(folder, 'sira.sqlite'))) return []
    return [
      fault(
        `${join(folder, 'secrets.json')} manque à côté de la base\u00a0: des liens déjà envoyés et les doubles authentifications en dépendent. Remettez ce seul fichier comme il est dans une sauvegarde (tar -xzf <sauvegarde> data/secrets.json).`,
      ),
    ]
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    return [fault(error.message)]
  }
}
