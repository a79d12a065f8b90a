import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartFailure } from '@sira/host/startFailure'
import { Encrypter } from 'age-encryption'
import { create } from 'tar'
import { systemReason } from '../../environment/systemReason.ts'
import { unfinished } from '../../environment/unfinished.ts'
import { flushFolder } from '../../store/disk/flushFolder.ts'
import { manifestName } from './manifest.ts'
import { webStream } from './webStream.ts'

/**
 * Packs a folder into one file (tar, gzip, and age with a recipient), readable by its owner only.
 * It gets its name once it is complete on the disk: a killed program or a full disk leaves no
 * archive. Throws a {@link StartFailure} where the folder cannot be written.
 */
export async function packArchive(
  from: string,
  archive: string,
  recipient: string | undefined,
): Promise<void> {
  // First: an invalid recipient must fail before files are read, because the reading would continue
  // in a folder that is being removed.
  const encrypter = recipient === undefined ? undefined : encrypterFor(recipient)
  const folder = dirname(archive)
  const part = `${archive}${unfinished}`
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const packed = Readable.from(
      create({ cwd: from, gzip: true, portable: true, linkCache: eachFileWhole }, [
        manifestName,
        'data',
      ]),
    )
    const written = encrypter === undefined ? packed : await sealed(packed, encrypter)
    await pipeline(written, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }))
    await rename(part, archive)
    await flushFolder(folder)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw new StartFailure(
      `La sauvegarde n’est pas faite\u00a0: le dossier ${folder} ne la prend pas (${systemReason(error)}).`,
    )
  }
}

/** A file that has two names in the folder is written twice: a restoration takes no links. */
class RemembersNone extends Map<`${number}:${number}`, string> {
  override set(): this {
    return this
  }
}
const eachFileWhole = new RemembersNone()

function encrypterFor(recipient: string): Encrypter {
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
    return encrypter
  } catch {
    throw new StartFailure(
      'La sauvegarde n’est pas faite\u00a0: BACKUP_RECIPIENT n’est pas une clé publique d’age (age1…).',
    )
  }
}

async function sealed(packed: Readable, encrypter: Encrypter): Promise<Readable> {
  return Readable.from(await encrypter.encrypt(webStream(packed)))
}
