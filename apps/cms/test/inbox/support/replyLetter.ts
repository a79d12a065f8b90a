interface ReplyLetter {
  to: string
  text: string
  from?: string
  /** More headers, each on a line of its own. */
  headers?: readonly string[]
  /** What comes along, by its name. */
  files?: Readonly<Record<string, string | Buffer>>
}

let count = 0

/** A letter as a visitor’s mail program sends it. */
export function replyLetter({ to, text, from, headers = [], files = {} }: ReplyLetter): string {
  count += 1
  const head = [
    `From: Awa Sow <${from ?? 'awa@exemple.bf'}>`,
    `To: <${to}>`,
    'Subject: =?utf-8?q?Re=3A_Voici_l=E2=80=99offre?=',
    `Message-ID: <${count}-${process.pid}@mail.exemple.bf>`,
    'MIME-Version: 1.0',
    ...headers,
  ]
  const parts = [
    ['Content-Type: text/plain; charset=utf-8', '', text],
    ...Object.entries(files).map(([name, content]) => [
      `Content-Type: application/octet-stream; name="${name}"`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename="${name}"`,
      '',
      Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\n'),
    ]),
  ]
  const body = parts.map((part) => `--fin\n${part.join('\n')}\n`).join('')
  return `${head.join('\n')}\nContent-Type: multipart/mixed; boundary=fin\n\n${body}--fin--\n`
}
