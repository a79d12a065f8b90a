import * as z from 'zod'
import { type Finding, fault, well } from '../../apps/cms/src/doctor/finding.ts'
import { localUrlAt } from '../../packages/host/src/defaultAddresses.ts'
import { requireFreePort } from '../../packages/host/src/listening.ts'
import { parsedJson } from '../../packages/host/src/parsedJson.ts'
import { StartFailure } from '../../packages/host/src/startFailure.ts'
import type { Settings } from '../product/settings.ts'

const sira = z.object({ status: z.literal('ok'), version: z.string(), commit: z.string() })

interface Door {
  port: number
  host: string | undefined
  setting: 'PORT' | 'CMS_PORT'
}

/** Checks that each port is free, or taken by the product itself. */
export async function checkPorts({
  port,
  cmsPort,
  usesRemoteBackOffice,
  environment: { HOST, CMS_HOST },
}: Settings): Promise<Finding[]> {
  const doors: Door[] = [{ port, host: HOST || undefined, setting: 'PORT' }]
  if (!usesRemoteBackOffice) {
    doors.push({ port: cmsPort, host: CMS_HOST || '127.0.0.1', setting: 'CMS_PORT' })
  }
  return Promise.all(doors.map(checkDoor))
}

async function checkDoor({ port, host, setting }: Door): Promise<Finding> {
  try {
    await requireFreePort({ port, setting, ...(host !== undefined && { host }) })
    return well(`${setting}\u00a0: le port ${port} est libre.`)
  } catch (error) {
    const running = await siraAt(localUrlAt(port, host))
    if (running !== undefined) return well(`${setting}\u00a0: Sira ${running} répond sur ${port}.`)
    if (error instanceof StartFailure) return fault(error.message)
    return fault(
      `${setting}\u00a0: rien ne peut écouter sur ${host ?? ''} port ${port} (${String(error)}). Corrigez HOST ou CMS_HOST\u00a0: ce doit être une adresse de cette machine.`,
    )
  }
}

async function siraAt(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(3000) })
    const said = sira.safeParse(parsedJson(await answer.text()))
    return said.success ? `${said.data.version} (${said.data.commit})` : undefined
  } catch {
    return undefined
  }
}
