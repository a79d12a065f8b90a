import { expect, it } from 'vitest'
import { receivedLetter } from './receivedLetter.ts'

const read = (letter: string) => receivedLetter(Buffer.from(letter.replaceAll('\n', '\r\n')))
const encoded = (words: string) => `=?utf-8?b?${Buffer.from(words).toString('base64')}?=`
const page = (html: string, headers = '') =>
  read(
    `From: Awa <awa@exemple.bf>\nSubject: Re\n${headers}Content-Type: text/html; charset=utf-8\n\n${html}`,
  )

it('a page becomes plain words, without what Gmail, Yahoo or Outlook repeat', async () => {
  const { own, text } = await page(
    `<style>p{}</style><script>x()</script><p>D’accord &amp; merci<br>1 &lt; 2</p>
     <div class="gmail_quote">Le 24, Sira a écrit&nbsp;:<blockquote>Jeudi&nbsp;?</blockquote></div>`,
  )
  expect(own).toBe('D’accord & merci\n1 < 2')
  expect(text).toBe('D’accord & merci\n1 < 2\nLe 24, Sira a écrit\u00a0:\nJeudi\u00a0?')
})

it('a page that repeats and says nothing is there whole', async () => {
  expect((await page('<blockquote>Jeudi ?</blockquote>')).own).toBe('Jeudi ?')
})

it('words win over the page that comes with them, and their letters are read as they were meant', async () => {
  const parts = [
    'Content-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\nD=E9j=E0 vu\n',
    'Content-Type: text/html\n\n<p>autre</p>\n',
  ]
  const letter = `From: =?utf-8?q?Awa_=C3=89?= <awa@exemple.bf>\nSubject: =?utf-8?b?UsOpcG9uc2U=?=
Content-Type: multipart/alternative; boundary=x\n\n--x\n${parts.join('\n--x\n')}\n--x--\n`
  expect(await read(letter)).toMatchObject({
    from: 'awa@exemple.bf',
    subject: 'Réponse',
    own: 'Déjà vu',
    isAutomatic: false,
  })
})

it('a long letter is cut, and what no database keeps is taken out', async () => {
  const { own, text } = await read(`From: a@b.bf\n\n${'é\0'.repeat(150_000)}`)
  expect(own).toHaveLength(20_000)
  expect(own.endsWith('…')).toBe(true)
  expect(text).not.toContain('\0')
})

it.each([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: no', false],
  ['Precedence: bulk', true],
  ['Return-Path: <>', true],
  ['Return-Path: <awa@exemple.bf>', false],
  ['X-Autoreply: yes', true],
  ['List-Id: <membres.exemple.bf>', false],
  ['constructor: x', false],
  ['X-Mailer: iPhone Mail', false],
  ['X-Auto-Response-Suppress: All', true],
  ['X-Auto-Response-Suppress: DR, OOF, AutoReply', true],
  ['X-Auto-Response-Suppress: DR, RN, NRN', false],
  ['X-Auto-Response-Suppress: None', false],
])('« %s »: written by a program, %s', async (header, automatic) => {
  expect((await page('Absent', `${header}\n`)).isAutomatic).toBe(automatic)
})

it.each([
  'Réponse automatique\u00a0: Votre message',
  'Réponse automatique d’absence : Votre message',
  'Absence du bureau : Votre message',
  'Absente du bureau',
  'Message d’absence',
  'Automatic reply: Your message',
  'Auto-Reply: Your message',
  'Out of Office: Your message',
  'Out of the office',
  'Out of Office AutoReply: Your message',
  'Automatische Antwort: Ihre Anfrage',
  'Abwesenheitsnotiz: Ihre Anfrage',
  'Respuesta automática: Su mensaje',
  'Fuera de la oficina: Su mensaje',
  'Resposta automática: A sua mensagem',
  'Fora do escritório',
  '\u200fرد تلقائي: رسالتك',
  'الرد التلقائي: رسالتك',
  'خارج المكتب: رسالتك',
])('« %s »: an absence, by its subject alone', async (subject) => {
  expect((await read(`Subject: ${encoded(subject)}\n\nAbsente`)).isAutomatic).toBe(true)
})

it.each([
  'Re: Votre message',
  'Re: Absence du bureau : qui nous répond ?',
  'RE: Réponse automatique : Votre message',
  'Absence du formateur jeudi',
  'Absence : formation du 3 décembre',
  'Mon absence du 3 décembre',
  'Absente du bureau le 3, je paierai le 4',
  'Réponse automatique reçue de votre part',
  'Automatic reply that I did not understand',
  'Out of office hours for the training',
  'Ausencia del 3 de diciembre',
  'Abwesend am Donnerstag',
  'غياب المتدرب يوم الخميس',
  '',
])('« %s »: a person, who writes of an absence or not', async (subject) => {
  expect((await read(`Subject: ${encoded(subject)}\n\nBonjour`)).isAutomatic).toBe(false)
})

it('a page of Outlook is cut where its headers begin', async () => {
  const { own } = await page(
    `<div>D’accord</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>De :</b> Sira &lt;reponses@sira.example&gt;<br><b>Envoyé :</b> jeudi 26 novembre 2026 10:12<br><b>À :</b> Awa<br><b>Objet :</b> Votre message</div><div>Bonjour Awa, voici notre prix.</div>`,
  )
  expect(own).toBe('D’accord')
})

it('a failed delivery is written by a program', async () => {
  const report =
    'From: MAILER-DAEMON@exemple.bf\nContent-Type: multipart/report; boundary=x\n\n--x--\n'
  expect((await read(report)).isAutomatic).toBe(true)
})
