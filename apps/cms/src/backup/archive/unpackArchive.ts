import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartFailure } from '@sira/host/startFailure'
import { Decrypter } from 'age-encryption'
import { extract } from 'tar'
import { countFiles } from '../files/countFiles.ts'
import { entryDoor } from './entryDoor.ts'
import { type Manifest, manifest, manifestName } from './manifest.ts'
import { webStream } from './webStream.ts'

/**
 * Unpacks an archive into an empty folder and counts its contents. Throws a {@link StartFailure}
 * where it is no archive, incomplete, or encrypted for another key.
 */
export async function unpackArchive(
  archive: string,
  into: string,
  identity: string | undefined,
): Promise<Manifest> {
  const isSealed = archive.endsWith('.age')
  if (isSealed && identity === undefined) {
    throw new StartFailure(
      `${archive} est chiffré : donnez sa clé privée dans BACKUP_IDENTITY (AGE-SECRET-KEY-1…).`,
    )
  }
  const read = createReadStream(archive)
  const door = entryDoor()
  try {
    const packed = isSealed && identity ? await opened(read, identity) : read
    const { filter } = door
    await pipeline(packed, extract({ cwd: into, strict: true, preserveOwner: false, filter }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`${archive} ne peut pas être lu en entier : ${reason}.`)
  }
  if (door.refused !== undefined) {
    throw new StartFailure(`${archive} n’est pas une sauvegarde de Sira : ${door.refused}.`)
  }
  const said = await readManifest(join(into, manifestName))
  if (said === undefined) throw new StartFailure(`${archive} n’est pas une sauvegarde de Sira.`)
  const found = await countFiles(join(into, 'data'))
  if (found.files !== said.files || found.bytes !== said.bytes) {
    throw new StartFailure(
      `${archive} n’est pas complet : ${found.files} fichiers sur ${said.files}, ${found.bytes} octets sur ${said.bytes}.`,
    )
  }
  return said
}

async function opened(read: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return Readable.from(await decrypter.decrypt(webStream(read)))
}

async function readManifest(path: string): Promise<Manifest | undefined> {
  try {
    return manifest.safeParse(JSON.parse(await readFile(path, 'utf8'))).data
  } catch {
    return undefined
  }
}
