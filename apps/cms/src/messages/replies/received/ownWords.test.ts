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
  'Samsung, on one line, in French': `${own}

-------- Message d'origine --------De : Sira <reponses@sira.example> Date : 26/11/2026  10:12  (GMT+00:00) À : awa@exemple.bf Objet : Votre message 
Bonjour Awa,`,
  'Samsung, on one line, in Arabic': `${own}

-------- الرسالة الأصلية --------من: Sira <reponses@sira.example> التاريخ: ٢٦/١١/٢٠٢٦ ١٠:١٢ إلى: awa@exemple.bf الموضوع: رسالتك
مرحبا`,
  'a program that writes all headers on one line': `${own}

De : Sira <reponses@sira.example> Envoyé : jeudi 26 novembre 2026 10:12 À : awa@exemple.bf Objet : Votre message
Bonjour Awa,`,
  'Zoho in Portuguese': `${own}

---- Em qui., 26 nov. 2026 10:12:09 +0000 Sira <reponses@sira.example> escreveu ----

Olá`,
  'Zoho in Arabic': `${own}

---- في الخميس، 26 نوفمبر 2026 10:12:09 +0000 Sira <reponses@sira.example> كتب ----

مرحبا`,
  'Roundcube with an ISO date': `${own}

Le 2026-11-26 10:12, Sira a écrit\u00a0:
> Bonjour Awa,`,
  'Horde in French': `${own}

Sira <reponses@sira.example> a écrit\u00a0:

> Bonjour Awa,`,
  'Horde in English': `${own}

Quoting Sira <reponses@sira.example>:

> Hello Awa,`,
  'an old Gmail, by its ISO date': `${own}

2026-11-26 10:12 GMT+00:00 Sira <reponses@sira.example>:

> Bonjour Awa,`,
  'a narrow window, over four lines': `${own}

Le jeu. 26 nov. 2026
à 10:12, Sira
<reponses+r-7-0a@sira.example>
a écrit :

Bonjour Awa,`,
  'headers folded over four lines': `${own}

De : Sira - Formations
 et services
 aux entreprises
 <reponses@sira.example>
Envoyé : jeudi 26
 novembre 2026 10:12
À : Awa Sow
 <awa@exemple.bf>
Objet : Votre message

Bonjour Awa,`,
  'Outlook on a phone': `${own}

Obtenir Outlook pour Android<https://aka.ms/AAb9ysg>
________________________________
De: Sira <reponses@sira.example>
Envoyé: Thursday, November 26, 2026 10:12:00 AM
À: awa@exemple.bf <awa@exemple.bf>
Objet: Votre message

Bonjour Awa,`,
  'Proton in English': `${own}

Sent with Proton Mail secure email.

On Thursday, November 26th, 2026 at 10:12 AM, Sira <reponses@sira.example> wrote:

> Hello`,
  'an older Proton': `${own}

------- Original Message -------
On Thursday, November 26th, 2026 at 10:12 AM, Sira <reponses@sira.example> wrote:

> Hello`,
  'Thunderbird in French': `${own}

Le 26/11/2026 à 10:12, Sira a écrit\u00a0:
> Bonjour Awa,`,
  'K-9 in French': `${own}
-- 
Envoyé de mon appareil Android avec Courriel K-9 Mail. Veuillez excuser ma brièveté.

Le 26 novembre 2026 10:12:09 GMT+00:00, "Sira" <reponses@sira.example> a écrit :
>Bonjour Awa,`,
  'Yahoo on Android': `${own}

Envoyé depuis Yahoo Mail pour Android

  Le jeu., nov. 26, 2026 à 10:12 AM, Sira<reponses@sira.example> a écrit :   Bonjour Awa,`,
  'Huawei in French': `${own}

Envoyé depuis mon téléphone HUAWEI

-------- Message d'origine --------
Objet : Votre message
De : Sira
À : awa@exemple.bf
Cc :

Bonjour Awa,`,
  'Xiaomi in English': `${own}

On Sira <reponses@sira.example>, Nov 26, 2026 10:12 AM wrote:

Hello`,
  'an iPhone, with what it says of itself': `${own}

Envoyé de mon iPhone

> Le 26 nov. 2026 à 10:12, Sira <reponses@sira.example> a écrit :
>
> Bonjour`,
  'Gmail in German': `${own}

Am Do., 26. Nov. 2026 um 10:12 Uhr schrieb Sira <reponses@sira.example>:

> Hallo`,
  'Gmail in Spanish': `${own}

El jue, 26 nov 2026 a las 10:12, Sira (<reponses@sira.example>) escribió:

> Hola`,
  'Outlook in German': `${own}

Von: Sira <reponses@sira.example>
Gesendet: Donnerstag, 26. November 2026 10:12
An: Awa <awa@exemple.bf>
Betreff: Ihre Anfrage

Hallo`,
  'Outlook in Portuguese': `${own}

De: Sira <reponses@sira.example>
Enviado: quinta-feira, 26 de novembro de 2026 10:12
Para: Awa <awa@exemple.bf>
Assunto: O seu pedido

Olá`,
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
