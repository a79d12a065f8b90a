import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { unfinished } from '../environment/unfinished.ts'
import { flushFolder } from '../store/disk/flushFolder.ts'

/**
 * Sends one message; gives the file it was written to, where there is no mail server. The file it
 * was written to before there was one goes once the message has left.
 */
export type MailTransport = (
  message: SendMailOptions,
  earlierFile?: string | null,
) => Promise<{ file: string | null }>

interface MailSettings {
  /** `smtp://` or `smtps://`; without it messages become files. */
  smtpUrl: string | undefined
  mailDir: string
  patience?: Patience
}

/** Milliseconds after which a server that says nothing counts as away. */
interface Patience {
  connectionTimeout: number
  greetingTimeout: number
  socketTimeout: number
}

const defaultPatience: Patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

export function mailTransport(settings: MailSettings): MailTransport {
  const { smtpUrl, mailDir, patience = defaultPatience } = settings
  return smtpUrl === undefined ? toFiles(mailDir) : toServer(smtpUrl, mailDir, patience)
}

function toServer(url: string, folder: string, patience: Patience): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...patience })
  return async (message, earlierFile) => {
    await transport.sendMail(message)
    if (earlierFile) await rm(join(folder, basename(earlierFile)), { force: true })
    return { file: null }
  }
}

/** `.eml` files, which every mail program opens; whole, or not there. */
function toFiles(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (message) => {
    const { message: written } = await transport.sendMail(message)
    const moment = new Date().toISOString().replace(/[:.]/g, '-')
    const name = String(message.messageId).replace(/^<|@.*$/g, '')
    const file = `${moment}-${name}.eml`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, file)
    const part = `${path}${unfinished}`
    await writeFile(part, written as Buffer, { mode: 0o600, flush: true })
    await rename(part, path)
    await flushFolder(folder)
    return { file }
  }
}
