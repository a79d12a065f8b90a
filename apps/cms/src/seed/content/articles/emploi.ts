import type { SeedArticle } from './seedArticle.ts'

/** Finding a job: CV, interviews, tests, wages. */
export const emploiArticles: SeedArticle[] = [
  {
    slug: 'cv-une-page-lu-jusquau-bout',
    publishedAt: '2026-10-27T08:15:00.000Z',
    category: 'emploi',
    tags: ['candidature'],
    picture: 'bureau',
    pictureAlt: {
      fr: 'Un bureau avec une lampe, un cahier ouvert et une tasse',
      en: 'A desk with a lamp, an open notebook and a cup',
      ar: 'مكتب عليه مصباح ودفتر مفتوح وفنجان',
    },
    titre: {
      fr: 'Un CV d’une page que le recruteur lit jusqu’au bout',
      en: 'A one-page CV that recruiters read to the end',
      ar: 'سيرة ذاتية من صفحة واحدة يقرؤها المسؤول حتى آخرها',
    },
    contenu: {
      fr: `Un recruteur de Ouagadougou qui reçoit deux cents dossiers pour un poste d’assistant accorde moins d’une minute à chacun. Votre CV n’a pas à tout dire : il doit donner envie de vous appeler.

## Les cinq blocs, dans cet ordre

1. **Nom, ville, téléphone, adresse e-mail.** Un seul numéro, celui qui répond vraiment. Pas de situation matrimoniale, pas de numéro de CNIB.
2. **Le titre du poste visé**, avec les mots de l’annonce : « Assistante commerciale », et non « Demandeuse d’emploi ».
3. **Les expériences**, de la plus récente à la plus ancienne, stages et travail en famille compris.
4. **Les diplômes et formations**, trois lignes au plus.
5. **Les langues et les outils** : mooré, dioula, français, tableur, caisse, permis A ou B.

## Remplacez les tâches par des résultats

| On lit souvent | On retient mieux |
|---|---|
| Chargée de la caisse | Tenu une caisse de 350 000 FCFA par jour, sans écart pendant huit mois |
| Suivi des stocks | Réduit les ruptures de dix à deux par mois dans une boutique de Gounghin |
| Réseaux sociaux | Publié trois fois par semaine, de 400 à 2 100 abonnés en un an |
| Bonne maîtrise d’Excel | Construit le tableau de suivi des ventes encore utilisé par l’équipe |

Si vous n’avez pas de chiffre exact, donnez un ordre de grandeur honnête. On vous demandera en entretien comment vous le savez.

## Avant d’envoyer

- Enregistrez en PDF, sous un nom clair : \`CV-Prenom-Nom.pdf\`.
- Faites relire par quelqu’un qui ne connaît pas votre métier.
- Appelez votre propre numéro : la messagerie est-elle correcte ?

> Un CV honnête d’une page vaut mieux que trois pages gonflées : le mensonge se découvre à la deuxième question.

Besoin d’un regard extérieur ? Nous rédigeons un CV professionnel pour 5 000 FCFA ; le détail est sur la page [Mise en relation](/services/mise-en-relation), et les postes du moment sur [Nos offres d’emploi](/nos-offres-emplois).`,
      en: `A recruiter in Ouagadougou who receives two hundred applications for one assistant’s post gives each of them less than a minute. Your CV does not have to say everything: it has to make someone want to call you.

## Five blocks, in this order

1. **Name, town, telephone, e-mail address.** One number only, the one you really answer. No marital status, no identity card number.
2. **The title of the post you want**, in the words of the advertisement: “Sales assistant”, not “Job seeker”.
3. **Your experience**, most recent first, including placements and work in the family business.
4. **Diplomas and training**, three lines at most.
5. **Languages and tools**: Moore, Dioula, French, spreadsheets, cash register, driving licence.

## Replace duties with results

| What we often read | What we remember |
|---|---|
| In charge of the till | Ran a till of 350,000 FCFA a day with no discrepancy for eight months |
| Stock monitoring | Cut stock-outs from ten to two a month in a shop in Gounghin |
| Social media | Posted three times a week, from 400 to 2,100 followers in a year |
| Good command of Excel | Built the sales tracking sheet the team still uses |

If you do not have the exact figure, give an honest estimate. You will be asked at the interview how you know.

## Before you send it

- Save it as a PDF with a clear name: \`CV-First-Last.pdf\`.
- Have it read by someone who does not know your trade.
- Ring your own number: is the voicemail message a proper one?

> One honest page is worth more than three inflated ones: an untruth comes out at the second question.

Would you like another pair of eyes? We write a professional CV for 5,000 FCFA; details are on the [Job matching](/services/mise-en-relation) page, and current posts are under [Job offers](/nos-offres-emplois).`,
      ar: `المسؤول عن التوظيف في واغادوغو الذي يتلقى مئتي ملف لوظيفة مساعد واحدة لا يمنح كل ملف أكثر من دقيقة. ليس المطلوب من سيرتك الذاتية أن تقول كل شيء، بل أن تجعل قارئها يرغب في الاتصال بك.

## خمسة أقسام بهذا الترتيب

1. **الاسم والمدينة والهاتف والبريد الإلكتروني.** رقم واحد فقط، هو الرقم الذي تردّ عليه فعلًا. لا حاجة إلى ذكر الحالة الاجتماعية ولا رقم بطاقة الهوية.
2. **عنوان الوظيفة المطلوبة** بكلمات الإعلان نفسها: «مساعدة تجارية»، لا «باحثة عن عمل».
3. **الخبرات** من الأحدث إلى الأقدم، بما فيها فترات التدريب والعمل مع العائلة.
4. **الشهادات والدورات** في ثلاثة أسطر على الأكثر.
5. **اللغات والأدوات**: الموري والديولا والفرنسية، وبرنامج الجداول، وصندوق الدفع، ورخصة القيادة.

## ضع النتائج مكان المهام

| ما نقرؤه كثيرًا | ما يبقى في الذاكرة |
|---|---|
| مسؤولة عن الصندوق | أدرتُ صندوقًا بقيمة 350 000 فرنك يوميًا دون أي فرق طوال ثمانية أشهر |
| متابعة المخزون | خفّضتُ حالات نفاد البضاعة من عشر إلى اثنتين شهريًا في متجر بحي غونغين |
| شبكات التواصل | نشرتُ ثلاث مرات أسبوعيًا، فارتفع عدد المتابعين من 400 إلى 2 100 في سنة |
| إتقان برنامج إكسل | أنشأتُ جدول متابعة المبيعات الذي ما زال الفريق يستعمله |

إن لم يكن لديك رقم دقيق، فاذكر تقديرًا صادقًا، لأنك ستُسأل في المقابلة عن مصدره.

## قبل الإرسال

- احفظ الملف بصيغة PDF وباسم واضح: \`CV-Prenom-Nom.pdf\`.
- اطلب من شخص لا يعرف مهنتك أن يقرأه.
- اتصل برقمك: هل رسالة البريد الصوتي لائقة؟

> صفحة واحدة صادقة خير من ثلاث صفحات منفوخة، فالكذب ينكشف عند السؤال الثاني.

هل تحتاج إلى رأي خارجي؟ نكتب لك سيرة ذاتية احترافية مقابل 5 000 فرنك. التفاصيل في صفحة [الوساطة في التوظيف](/services/mise-en-relation)، والوظائف المتاحة حاليًا في صفحة [عروض العمل](/nos-offres-emplois).`,
    },
  },
  {
    slug: 'entretien-dix-questions-qui-reviennent',
    publishedAt: '2025-09-11T16:40:00.000Z',
    category: 'emploi',
    tags: ['candidature'],
    picture: null,
    pictureAlt: null,
    titre: {
      fr: 'Entretien d’embauche : les dix questions qui reviennent le plus souvent à Ouagadougou et comment y répondre sans réciter',
    },
    contenu: {
      fr: `Nous préparons chaque mois des candidats à des entretiens dans le commerce, les projets, les banques et les petites entreprises. Les postes changent ; les questions, beaucoup moins. En voici dix, avec ce que la personne en face cherche vraiment à savoir.

## Les questions sur vous

### 1. « Présentez-vous. »

On ne vous demande pas votre état civil, qui est déjà dans le dossier. Tenez une minute et demie : ce que vous faites aujourd’hui, une réalisation dont vous êtes fier, pourquoi ce poste. Répétez à voix haute, en vous chronométrant, jusqu’à ne plus réciter.

### 2. « Pourquoi avez-vous quitté votre dernier emploi ? »

Restez bref et ne parlez jamais mal de l’ancien employeur. « Le projet est arrivé à son terme » ou « Je voulais apprendre la partie commerciale » suffisent. Si vous avez été licencié, dites-le simplement, et ce que vous avez changé depuis.

### 3. « Quels sont vos défauts ? »

« Je suis perfectionniste » n’impressionne plus personne. Choisissez un défaut réel, sans danger pour le poste, et montrez le remède : « J’oubliais les petites échéances ; depuis deux ans je les note chaque soir dans un carnet. »

### 4. « Où serez-vous dans trois ans ? »

L’employeur veut savoir si vous partirez dans six mois. Parlez de ce que vous voulez savoir faire, pas du fauteuil que vous voulez occuper.

## Les questions sur le poste

### 5. « Que savez-vous de nous ? »

Dix minutes de préparation font ici toute la différence : l’activité, les clients, les villes, une actualité récente. Passez devant le magasin ou l’agence la veille, vous aurez quelque chose à raconter.

### 6. « Comment feriez-vous si un client refuse de payer ? »

C’est une mise en situation. Racontez en quatre temps :

1. la situation que vous avez connue ;
2. ce qu’on attendait de vous ;
3. ce que vous avez fait ;
4. ce que cela a donné, avec un chiffre si possible.

### 7. « Acceptez-vous de travailler à Kaya, à Dori ou à Bobo-Dioulasso ? »

Répondez vrai. Un oui donné pour plaire et repris à la signature vous ferme la maison pour longtemps. Vous pouvez demander un délai : « Puis-je vous répondre lundi, après en avoir parlé chez moi ? »

## Les questions qui gênent

### 8. « Combien voulez-vous gagner ? »

Donnez une fourchette, après vous être renseigné sur les salaires du secteur, et précisez si vous parlez en brut ou en net. Nous avons écrit [un article sur ce sujet](/actualite/parler-salaire-sans-perdre-le-poste).

### 9. « Êtes-vous mariée ? Comptez-vous avoir des enfants ? »

Ces questions n’ont rien à voir avec le poste. Une réponse calme existe : « Ma situation familiale est organisée pour tenir les horaires de ce travail. » Puis revenez au sujet.

### 10. « Avez-vous des questions ? »

Dire non, c’est rater la dernière impression. Trois questions qui marchent toujours :

- Qu’est-ce qui ferait dire, dans six mois, que le recrutement est réussi ?
- Avec qui travaillerai-je chaque jour ?
- Quelle est la suite du processus, et quand aurai-je une réponse ?

## Le jour même

- Arrivez quinze minutes avant l’heure : une crevaison ou une pluie ne seront pas une excuse.
- Apportez deux copies de votre CV et les originaux de vos diplômes, dans une chemise propre.
- Éteignez le téléphone. Le mode silencieux vibre encore sur la table.
- Le lendemain, envoyez trois lignes de remerciement. Presque personne ne le fait.

> « J’ai retenu la candidate qui avait posé la meilleure question, pas celle qui avait donné la plus longue réponse. » Un responsable de boutique, pendant l’une de nos simulations.

## S’entraîner pour de bon

Lire ces lignes ne suffit pas : il faut s’entendre répondre. Notre [préparation à l’entretien](/services/mise-en-relation), à 7 000 FCFA, comprend une simulation filmée et un retour écrit. Si vous préparez en groupe, dans une école ou une association, [demandez un devis](/demander-un-devis).`,
    },
  },
  {
    slug: 'lettre-de-motivation-trois-paragraphes',
    publishedAt: '2025-03-18T11:00:00.000Z',
    category: 'emploi',
    tags: ['candidature', 'redaction'],
    picture: 'livre',
    pictureAlt: { fr: 'Des livres empilés et un cahier de notes' },
    titre: { fr: 'La lettre de motivation en trois paragraphes' },
    contenu: {
      fr: `« Vous, moi, nous » : la vieille recette tient toujours, à condition de ne pas la remplir de formules.

## Vous

Commencez par l’entreprise, avec un fait précis. « Votre magasin de Patte-d’Oie a ouvert un rayon de produits locaux en janvier » prouve que vous vous êtes renseigné. « Votre entreprise leader dans son domaine » prouve le contraire.

## Moi

Choisissez **deux** exigences de l’annonce et répondez à chacune par un exemple vécu. Ne recopiez pas le CV : racontez ce qu’il ne dit pas. Pour un premier emploi, un projet d’école, une activité associative ou la gestion d’un petit commerce familial comptent autant qu’un stage.

## Nous

Dites ce que vous ferez dans les trois premiers mois si l’on vous prend, puis demandez un rendez-vous. Terminez par une formule courte : « Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées. »

## Les erreurs qui éliminent

- le nom d’une autre entreprise, oublié d’une lettre précédente ;
- « À qui de droit » quand l’annonce donne un nom ;
- plus d’une page ;
- une photo de la lettre prise au téléphone, à la place d’un PDF.

Écrire une lettre demande une heure la première fois, vingt minutes ensuite. Si vous préférez être accompagné, nous la rédigeons avec vous pour 3 000 FCFA : voyez [nos formules](/services/mise-en-relation).`,
    },
  },
  {
    slug: 'reconnaitre-une-fausse-offre-demploi',
    publishedAt: '2026-04-02T06:45:00.000Z',
    category: 'emploi',
    tags: ['securite', 'candidature'],
    picture: null,
    pictureAlt: null,
    titre: {
      fr: 'Reconnaître une fausse offre d’emploi',
      en: 'How to spot a fake job offer',
      ar: 'كيف تكتشف عرض عمل مزيّفًا',
    },
    contenu: {
      fr: `« Salaire 450 000 FCFA, sans expérience, envoyez 15 000 FCFA de frais de dossier. » Des messages de ce genre circulent chaque semaine dans les groupes de discussion. Cinq signes doivent vous arrêter.

1. **On vous demande de l’argent** pour un dossier, une visite médicale, une tenue ou un badge. Un employeur sérieux ne fait pas payer un candidat.
2. **L’adresse e-mail est gratuite et fantaisiste**, alors que l’entreprise citée est connue.
3. **Aucune tâche n’est décrite**, mais le salaire est magnifique.
4. **On vous presse** : « Dernier jour, répondez avant midi. »
5. **On réclame trop tôt** une copie de votre pièce d’identité, un code reçu par SMS ou votre compte mobile.

## Vérifier en dix minutes

Cherchez le nom de l’entreprise et son adresse physique. Appelez le numéro de son site, pas celui de l’annonce. Demandez le numéro RCCM : une société enregistrée en a un. En cas de doute, renseignez-vous auprès de l’agence publique de l’emploi, l’[ANPE](https://www.anpebf.com), la plus proche.

## Vous avez déjà payé ?

Prévenez votre opérateur de paiement mobile tout de suite, gardez tous les messages, puis portez plainte à la police ou à la gendarmerie. Prévenez aussi le groupe où l’annonce circulait : vous éviterez à d’autres la même perte.

Toutes les annonces de notre page [Emplois](/nos-offres-emplois) ont été vérifiées auprès de l’employeur. Répondre ne coûte rien.`,
      en: `“Salary 450,000 FCFA, no experience needed, send 15,000 FCFA for your file.” Messages like this go round chat groups every week. Five signs should stop you.

1. **You are asked for money** for a file, a medical visit, a uniform or a badge. A serious employer does not make candidates pay.
2. **The e-mail address is a free, fanciful one**, although the company named is well known.
3. **No duties are described**, but the salary is splendid.
4. **You are hurried**: “Last day, reply before noon.”
5. **Too much is asked too early**: a copy of your identity card, a code received by text message, your mobile money account.

## Check in ten minutes

Look up the company’s name and its street address. Ring the number on its own website, not the one in the advertisement. Ask for its trade register (RCCM) number: a registered company has one. If in doubt, ask the nearest office of the public employment agency, [ANPE](https://www.anpebf.com).

## Have you already paid?

Tell your mobile money operator at once, keep every message, then report it to the police or the gendarmerie. Warn the group where the offer was posted too: you will spare others the same loss.

Every offer on our [Jobs](/nos-offres-emplois) page has been checked with the employer. Applying costs nothing.`,
      ar: `«راتب 450 000 فرنك، بلا خبرة، أرسل 15 000 فرنك رسوم الملف.» رسائل من هذا النوع تنتشر كل أسبوع في مجموعات المحادثة. خمس علامات ينبغي أن توقفك.

1. **يُطلب منك مال** مقابل ملف أو فحص طبي أو زيّ أو بطاقة. صاحب العمل الجادّ لا يجعل المترشح يدفع.
2. **عنوان البريد مجاني وغريب** مع أن الشركة المذكورة معروفة.
3. **لا وصف للمهام**، لكن الراتب مغرٍ جدًا.
4. **يستعجلونك**: «آخر يوم، أجب قبل الظهر.»
5. **يطلبون الكثير مبكرًا**: صورة من بطاقة هويتك، أو رمزًا وصلك في رسالة قصيرة، أو حساب الدفع بالهاتف.

## تحقّق في عشر دقائق

ابحث عن اسم الشركة وعنوانها الفعلي. اتصل بالرقم الموجود في موقعها، لا بالرقم المذكور في الإعلان. اسأل عن رقم السجل التجاري (RCCM)، فلكل شركة مسجّلة رقم. وعند الشك، اسأل أقرب مكتب للوكالة العمومية للتشغيل [ANPE](https://www.anpebf.com).

## هل دفعت بالفعل؟

أخبر مشغّل الدفع بالهاتف فورًا، واحتفظ بجميع الرسائل، ثم قدّم شكوى إلى الشرطة أو الدرك. ونبّه أيضًا المجموعة التي نُشر فيها الإعلان، فتجنّب غيرك الخسارة نفسها.

جميع الإعلانات في صفحة [الوظائف](/nos-offres-emplois) تحققنا منها لدى صاحب العمل، والتقدّم إليها لا يكلّف شيئًا.`,
    },
  },
  {
    slug: 'tests-de-recrutement-six-semaines',
    publishedAt: '2026-01-19T13:20:00.000Z',
    category: 'emploi',
    tags: ['candidature'],
    picture: 'livre',
    pictureAlt: { fr: 'Une pile de livres et de cahiers de révision' },
    titre: { fr: 'Concours et tests de recrutement : un plan de révision sur six semaines' },
    contenu: {
      fr: `## Avant tout, lire l’avis de concours

Épreuves, coefficients, durée, matériel autorisé, pièces du dossier : tout est dans l’avis. Lisez-le deux fois, le surligneur à la main. Chaque année, des candidats bien préparés sont écartés pour une pièce non légalisée ou un dépôt tardif.

## Le plan, semaine par semaine

| Semaine | Matin (1 h) | Soir (1 h 30) | Dimanche |
|---|---|---|---|
| 1 | Calcul mental, fractions | Orthographe et accords | Test blanc pour se situer |
| 2 | Pourcentages, règle de trois | Résumé de texte | Correction du test |
| 3 | Suites de nombres | Culture générale : institutions | Repos l’après-midi |
| 4 | Suites de figures | Culture générale : géographie, économie | Test blanc en temps réel |
| 5 | Raisonnement logique | Rédaction administrative | Correction et fiches |
| 6 | Points faibles seulement | Relecture des fiches | Repos complet |

Deux heures et demie par jour, six jours sur sept : c’est peu, mais tenu six semaines cela fait quatre-vingt-dix heures.

## Le jour du test

Faites un premier passage en sautant tout ce qui résiste plus d’une minute. Revenez-y ensuite. Si les mauvaises réponses enlèvent des points, ne devinez que lorsque vous avez éliminé au moins deux propositions.

Révisez à deux ou à trois : expliquer une méthode à un camarade est la meilleure façon de la retenir. Notre préparation aux tests coûte 5 000 FCFA ; les dates sont sur la page [Mise en relation](/services/mise-en-relation).`,
    },
  },
  {
    slug: 'parler-salaire-sans-perdre-le-poste',
    publishedAt: '2025-06-24T17:05:00.000Z',
    category: 'emploi',
    tags: ['candidature'],
    picture: null,
    pictureAlt: null,
    titre: { fr: 'Parler salaire sans perdre le poste' },
    contenu: {
      fr: `La question arrive souvent à la fin, quand on se croit tiré d’affaire. Préparez-la comme le reste.

## Se renseigner d’abord

Demandez à trois personnes du métier, dans trois maisons différentes. Comparez ce qui se compare : un salaire de 150 000 FCFA avec transport, téléphone et assurance peut valoir mieux que 175 000 FCFA sans rien. Calculez aussi ce que le poste vous coûtera, par exemple le carburant d’un trajet quotidien de Tampouy à Ouaga 2000.

## Trois phrases utiles

- « D’après ce que j’ai vu pour ce type de poste, je me situe entre 160 000 et 190 000 FCFA nets. »
- « Parlez-vous en brut ou en net ? Le transport est-il compris ? »
- « Je peux commencer à ce niveau si nous fixons dès maintenant un point dans six mois. »

## Ce qui ne se négocie pas

La déclaration à la [CNSS](https://www.cnss.bf) et le contrat écrit ne sont pas des faveurs. Un employeur qui propose « un peu plus, mais sans déclarer » vous retire votre retraite et votre protection en cas d’accident.

Prenez toujours une nuit avant de signer. Si l’offre disparaît pour cela, elle n’était pas bonne.`,
    },
  },
]
