import { expect, it } from 'vitest'
import { mailTransport } from '../../src/mail/mailTransport.ts'
import { startTestMailServer } from './testMailServer.ts'

it('no letter waits for ever for a mail server that says nothing', async () => {
  const server = await startTestMailServer()
  server.behave('hangs')
  const patience = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }
  const smtpUrl = `smtp://127.0.0.1:${server.port}`
  const send = mailTransport({ smtpUrl, mailDir: '', patience })
  const message = { from: 'a@exemple.bf', to: 'b@exemple.bf', text: 'Bonjour' }
  await expect(send(message)).rejects.toThrow(/[Gg]reeting|timeout/i)
  await server.stop()
})
