import { expect, it } from 'vitest'
import { ownWords } from './ownWords.ts'

const own = 'D’accord pour jeudi à 9 h.\n\nAwa'

/** As programs of phones, of webmails and of narrow windows write them. */
const letters: Record<string, string> = {
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
}

it.each(Object.entries(letters))('what %s repeats is left out', (_program, letter) => {
  expect(ownWords(letter)).toBe(own)
})
