import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Encrypter } from 'age-encryption'
import { create } from 'tar'
import { unfinished } from './archives.ts'
import { manifestName } from './manifest.ts'
import { webStream } from './webStream.ts'

/**
 * Writes a folder into one file (tar, gzip, and age where a recipient is given), readable by its
 * owner only. It has its name once all of it is on the disk: what is killed or finds the disk full
 * leaves no archive.
 */
export async function packArchive(
  from: string,
  archive: string,
  recipient: string | undefined,
): Promise<void> {
  await mkdir(dirname(archive), { recursive: true, mode: 0o700 })
  const part = `${archive}${unfinished}`
  const packed = Readable.from(
    create({ cwd: from, gzip: true, portable: true }, [manifestName, 'data']),
  )
  try {
    const written = recipient === undefined ? packed : await sealed(packed, recipient)
    await pipeline(written, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }))
    await rename(part, archive)
    await keepName(dirname(archive))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function sealed(packed: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return Readable.from(await encrypter.encrypt(webStream(packed)))
}

/** A new name is on the disk once its folder is. */
async function keepName(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
