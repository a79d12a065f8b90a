import { describe, expect, it } from 'vitest'
import { ownWords } from './ownWords.ts'

const own = 'D’accord pour jeudi à 9 h.\n\nAwa'

/** As these programs write them, in the words of each language. */
const letters: Record<string, string> = {
  'Gmail in French': `${own}

Le mar. 24 nov. 2026 à 10:12, Sira <reponses+r-7-0a@sira.example> a
écrit :

> Bonjour Awa,
> jeudi vous convient-il ?
>`,
  'Gmail in English, over two lines': `${own}

On Tue, Nov 24, 2026 at 10:12 AM Sira - Formations et services
<reponses+r-7-0a@sira.example> wrote:

> Hello`,
  'Gmail in Arabic': `${own}

في الثلاثاء، 24 نوفمبر 2026 في 10:12 ص تمت كتابة ما يلي بواسطة \u202bSira\u202c\u200f <\u202areponses@sira.example\u202c\u200f>:

> مرحبا`,
  'Apple Mail in French': `${own}

> Le 24 nov. 2026 à 10:12, Sira <reponses@sira.example> a écrit :
> 
> Bonjour Awa,`,
  'an iPhone in French': `${own}

Le 24 nov. 2026 à 10:12, Sira <reponses@sira.example> a écrit\u00a0:

> Bonjour Awa,
> jeudi vous convient-il ?`,
  'an iPhone in Arabic': `${own}

في ٢٤ نوفمبر ٢٠٢٦، الساعة ١٠:١٢ ص، كتب Sira <reponses@sira.example>:

> مرحبا`,
  'Outlook in French': `${own}

________________________________
De : Sira <reponses@sira.example>
Envoyé : mardi 24 novembre 2026 10:12
À : Awa Sow <awa@exemple.bf>
Objet : Votre devis

Bonjour Awa,`,
  'Outlook in English': `${own}

From: Sira <reponses@sira.example>
Sent: Tuesday, November 24, 2026 10:12 AM
To: Awa Sow <awa@exemple.bf>
Subject: Your quote

Hello`,
  'Outlook in Arabic': `${own}

________________________________
من: Sira <reponses@sira.example>
تم الإرسال: الثلاثاء، 24 نوفمبر 2026 10:12 ص
إلى: Awa <awa@exemple.bf>
الموضوع: عرض السعر

مرحبا`,
  'old Outlook': `${own}

-----Message d'origine-----
De : Sira
Envoyé : mardi 24 novembre 2026 10:12

Bonjour`,
  'an Android phone in French': `${own}

-------- Message d’origine --------
De : Sira <reponses@sira.example>
Date : 24/11/2026 10:12 (GMT+00:00)
À : awa@exemple.bf
Objet : Votre devis

Bonjour Awa,`,
  'an Android phone in English': `${own}

-------- Original message --------
From: Sira <reponses@sira.example>
Date: 24/11/2026 10:12 (GMT+00:00)

Hello`,
  'an Android phone in Arabic': `${own}

-------- الرسالة الأصلية --------
من: Sira

مرحبا`,
  'Yahoo in French': `${own}

    Le mardi 24 novembre 2026 à 10:12:09 UTC, Sira <reponses@sira.example> a écrit :

 Bonjour Awa,`,
  'Windows, with the ends of its lines': `${own}\n\n> Bonjour Awa,\n`.replaceAll('\n', '\r\n'),
}

describe('what somebody wrote himself', () => {
  it.each(Object.entries(letters))('is told from what %s repeats', (_program, letter) => {
    expect(ownWords(letter)).toBe(own)
  })

  it('is found below what is repeated, too', () => {
    const letter = `On Nov 24, 2026, at 10:12, Sira <a@sira.example> wrote:\n\n> Hello\n> Thursday?\n\n${own}\n`
    expect(ownWords(letter)).toBe(own)
  })

  it.each([
    [
      'between the lines',
      `Oui :\n\nLe 24 nov. 2026, Sira a écrit :\n> Jeudi ?\nOui.\n> À 9 h ?\nNon.`,
    ],
    ['about what others wrote', 'Bonjour,\nLe directeur a écrit :\nrien du tout.'],
    ['of a sender', 'De : Ouagadougou\nje vous appelle demain.'],
    [
      'where things go',
      'Oui pour jeudi.\n\nDe : Ouagadougou\nÀ : Bobo\nDate : jeudi 3\n\nRappelez-moi au 70 12 34 56.',
    ],
    ['a price', 'Bonjour,\nLe prix du 24 mars que M. Sow a écrit :\n25 000 F me convient.'],
    ['from when to when', 'Oui.\n\nDe : 8:00\nÀ : 12:00\nDate : jeudi 3\n\nMerci, Awa'],
    ['whom he wrote to', 'Bonjour,\nOn vous a\nécrit à 10:30\nLe client a écrit.\nMerci'],
    ['how he sent it', 'Le bon de commande :\nEnvoyé par mail hier à 10:12.\nMerci'],
    ['by what he sent it', 'Le contrat est signé.\nEnvoyé par mail hier'],
    ['a number between dashes', 'Mon numéro :\n-------- 70 12 34 56 --------\nMerci'],
    ['a day at its beginning', '26/11/2026 10:12 me convient :\nà jeudi'],
    ['of a device alone', 'Envoyé de mon iPhone'],
    ['what is passed on', 'Voici :\n---------- Forwarded message ---------\nLe programme.'],
    ['and nothing else', 'Merci !'],
    ['as a quotation alone', '> Jeudi me convient.'],
  ])('stays whole: %s', (_what, letter) => {
    expect(ownWords(letter)).toBe(letter)
  })

  it.each([
    ['one long line', 'Le 1'.repeat(50_000)],
    ['many that begin like a mark', 'Le 1 a écrit a écrit a écrit\n'.repeat(7000)],
    ['many rules', '-----\n'.repeat(33_000)],
    ['many headers', 'De : x\n'.repeat(28_000)],
    ['many headers on one line', 'De : x À : y Date : z '.repeat(9000)],
    ['many addresses', 'Sira <a@b.c> a écrit a écrit\n'.repeat(7000)],
    ['many lines of programs', 'Envoyé de mon téléphone\n'.repeat(8000)],
    ['many dashes', '- '.repeat(100_000)],
  ])('is found in little time in %s', (_what, letter) => {
    const start = performance.now()
    ownWords(letter)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
