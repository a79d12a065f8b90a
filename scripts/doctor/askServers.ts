import { spawnSync } from 'node:child_process'
import * as z from 'zod'
import { type Finding, fault } from '../../apps/cms/src/doctor/finding.ts'
import { parsedJson } from '../../packages/host/src/parsedJson.ts'
import { root } from '../product/settings.ts'
import { withSecrets } from './checkSettings.ts'

const findings = z.array(z.object({ mark: z.enum(['✓', '!', '✗']), said: z.string() }))

/** Database, mail, replies, files and backups: a program of the back office looks at them. */
export function askServers(environment: NodeJS.ProcessEnv): Finding[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['apps/cms/commands/doctorCommand.ts'], {
    cwd: root,
    env: withSecrets(environment),
    encoding: 'utf8',
  })
  const said = findings.safeParse(parsedJson(stdout))
  return said.success
    ? said.data
    : [fault(`Base de données, lettres, fichiers, sauvegardes\u00a0: ${stderr.trim()}`)]
}
