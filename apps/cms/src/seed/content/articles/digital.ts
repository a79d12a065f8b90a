import type { SeedArticle } from './seedArticle.ts'

/** Marketing, data and safety online. */
export const digitalArticles: SeedArticle[] = [
  {
    slug: 'page-de-boutique-en-sept-jours',
    publishedAt: '2026-05-21T12:00:00.000Z',
    category: 'digital',
    tags: ['marketing', 'vente-en-ligne'],
    picture: 'ordinateur',
    pictureAlt: { fr: 'Un ordinateur posé sur un comptoir de boutique' },
    titre: { fr: 'Votre page de boutique en sept jours' },
    contenu: {
      fr: `Une page sur un réseau social ne remplace pas une boutique, mais elle travaille quand le rideau est baissé. Voici un plan d’une heure par jour.

- **Lundi : l’identité.** Un nom simple, le même partout. Une photo nette de la devanture. Une phrase : ce que vous vendez, à qui, dans quel quartier.
- **Mardi : les renseignements.** Téléphone, horaires, point de repère (« derrière la mairie de Boulmiougou »), modes de paiement.
- **Mercredi : dix photos.** Lumière du jour, fond uni, un seul article par image. Un pagne tendu contre un mur fait un bon studio.
- **Jeudi : les prix.** Écrivez-les. « Prix en privé » fait fuir la moitié des gens, et vous passerez vos soirées à répondre.
- **Vendredi : la première vidéo.** Trente secondes : vos mains au travail, pas de musique forte, une phrase à la fin.
- **Samedi : les voisins.** Demandez à vingt clients fidèles de suivre la page et d’y laisser un avis sincère.
- **Dimanche : les réponses toutes prêtes.** Disponible ? Livraison ? Échange ? Trois messages rédigés d’avance font gagner une heure par jour.

## Et ensuite ?

Trois publications par semaine, pas plus, mais chaque semaine. Une qui montre un produit, une qui apprend quelque chose, une qui montre les gens. Regardez une fois par mois ce qui a amené des clients, non ce qui a été aimé.

> Mille abonnés à Ouagadougou valent mieux que dix mille abonnés partout, si vous ne livrez qu’à Ouagadougou.

## Faut-il payer de la publicité ?

Pas avant d’avoir un mois de publications régulières. Commencez ensuite par 5 000 FCFA sur cinq jours, une seule annonce, un seul quartier, et comptez les commandes. Si 5 000 FCFA rapportent moins de 5 000 FCFA de marge, changez l’annonce avant d’augmenter la somme.

Vous n’avez pas le temps ? C’est notre métier : [stratégie de marketing digital](/digital/strategie-marketing-digital) et [conception graphique](/digital/conception-graphique).`,
    },
  },
  {
    slug: 'calendrier-editorial-publier-sans-hasard',
    publishedAt: '2025-04-29T15:30:00.000Z',
    category: 'digital',
    tags: ['marketing', 'redaction'],
    picture: null,
    pictureAlt: null,
    titre: { fr: 'Un calendrier éditorial pour ne plus publier au hasard' },
    contenu: {
      fr: `« Qu’est-ce qu’on publie aujourd’hui ? » Si la question se pose le matin même, la réponse sera une photo floue. Un calendrier d’une page la règle pour le mois.

## Quatre rubriques, une par semaine

| Semaine | Rubrique | Exemple pour un restaurant de Koudougou | Format |
|---|---|---|---|
| 1 | Montrer | Le plat du mois, de la cuisine à la table | Vidéo de 30 s |
| 2 | Apprendre | Choisir un bon poisson au marché | 4 images |
| 3 | Raconter | La cuisinière présente son équipe | Portrait |
| 4 | Proposer | Menu de groupe pour une cérémonie | Affiche et prix |

Placez ensuite les dates connues : rentrée, fêtes, Tabaski, fin d’année, foires, paie du mois. Une offre publiée le 27 se lit mieux que le 15.

## Une séance de production par mois

Bloquez une demi-journée pour tout photographier et tout écrire. La qualité monte, et une semaine chargée ne laisse plus la page vide.

## Mesurer peu, mais mesurer

Notez pour chaque publication trois nombres : les personnes touchées, les messages reçus, les ventes. Au bout de trois mois, gardez les deux rubriques qui vendent et remplacez les autres.

Notre modèle de calendrier est remis aux participants de l’atelier [Communication digitale](/digital/strategie-communication-digitale).`,
    },
  },
  {
    slug: 'trois-chiffres-a-regarder-chaque-lundi',
    publishedAt: '2026-06-15T06:20:00.000Z',
    category: 'digital',
    tags: ['donnees'],
    picture: 'graphique',
    pictureAlt: {
      fr: 'Un graphique en barres et une courbe qui monte',
      en: 'A bar chart and a rising line',
      ar: 'رسم بياني بالأعمدة وخط صاعد',
    },
    titre: {
      fr: 'Données : trois chiffres à regarder chaque lundi',
      en: 'Data: three figures to look at every Monday',
      ar: 'البيانات: ثلاثة أرقام تراجعها كل يوم اثنين',
    },
    contenu: {
      fr: `Pas besoin de logiciel coûteux pour piloter une petite entreprise. Trois chiffres, relevés chaque lundi sur une feuille, en disent plus que trente.

## 1. L’argent disponible

Caisse, banque et compte mobile, additionnés. Comparez avec ce qui doit sortir dans les trente jours : loyer, salaires, fournisseurs. Si le second nombre dépasse le premier, agissez aujourd’hui.

## 2. L’argent qu’on vous doit

Classez les crédits par âge :

| Âge de la dette | Que faire |
|---|---|
| Moins de 15 jours | Un rappel aimable |
| De 15 à 45 jours | Un appel, une date écrite |
| Plus de 45 jours | Plus aucune vente à crédit à ce client |

## 3. La marge de la semaine

Ventes moins achats des articles vendus. Une semaine de grosses ventes et de petite marge n’est pas une bonne semaine.

Reportez ces trois chiffres sur un graphique, à la main si vous voulez. Au bout de huit semaines, la pente parle d’elle-même.

Quand la feuille ne suffit plus, notre équipe [Data et analyse](/digital/data-analyse) construit un tableau de bord relié à vos ventes.`,
      en: `You do not need expensive software to run a small business. Three figures, written down on a sheet of paper every Monday, say more than thirty.

## 1. The money you have

Till, bank and mobile account, added up. Compare it with what must go out in the next thirty days: rent, wages, suppliers. If the second number is larger than the first, act today.

## 2. The money you are owed

Sort what customers owe you by age:

| Age of the debt | What to do |
|---|---|
| Under 15 days | A friendly reminder |
| 15 to 45 days | A call, and a date in writing |
| Over 45 days | No more credit for this customer |

## 3. The week’s margin

Sales less the cost of the goods sold. A week of large sales and a small margin is not a good week.

Put these three figures on a chart, by hand if you like. After eight weeks, the slope speaks for itself.

When the sheet is no longer enough, our [Data and analysis](/digital/data-analyse) team builds a dashboard linked to your sales.`,
      ar: `لا تحتاج إلى برنامج باهظ لإدارة مؤسسة صغيرة. ثلاثة أرقام تدوّنها كل يوم اثنين على ورقة تقول أكثر من ثلاثين رقمًا.

## 1. المال المتاح

اجمع ما في الصندوق والمصرف وحساب الهاتف، ثم قارنه بما ستدفعه خلال ثلاثين يومًا: الإيجار والأجور والمورّدون. إذا كان الرقم الثاني أكبر من الأول فتحرّك اليوم.

## 2. المال الذي لك عند الناس

رتّب ديون الزبائن بحسب عمرها:

| عمر الدين | ماذا تفعل |
|---|---|
| أقل من 15 يومًا | تذكير لطيف |
| من 15 إلى 45 يومًا | اتصال هاتفي وموعد مكتوب |
| أكثر من 45 يومًا | لا بيع بالدين لهذا الزبون بعد الآن |

## 3. هامش الأسبوع

المبيعات ناقص تكلفة البضاعة المبيعة. الأسبوع الذي تكثر مبيعاته ويقلّ هامشه ليس أسبوعًا جيدًا.

ضع هذه الأرقام الثلاثة في رسم بياني، ولو بخط اليد. وبعد ثمانية أسابيع يتكلّم الميل وحده.

وحين لا تكفي الورقة، يبني لك فريق [البيانات والتحليل](/digital/data-analyse) لوحة متابعة مرتبطة بمبيعاتك.`,
    },
  },
  {
    slug: 'cinq-portes-dentree-femmes-et-numerique',
    publishedAt: '2026-03-08T08:00:00.000Z',
    category: 'digital',
    tags: ['femmes', 'donnees'],
    picture: 'bureau',
    pictureAlt: {
      fr: 'Une femme travaille à un bureau devant un écran',
      en: 'A woman working at a desk in front of a screen',
      ar: 'امرأة تعمل على مكتب أمام شاشة',
    },
    titre: {
      fr: 'Elles codent, elles analysent, elles dirigent : cinq portes d’entrée vers les métiers du numérique pour les femmes',
      en: 'They code, they analyse, they lead: five ways into digital work for women in Burkina Faso',
      ar: 'يبرمجن ويحلّلن ويقدن: خمسة مداخل إلى مهن الرقمنة أمام النساء',
    },
    contenu: {
      fr: `On croit souvent qu’il faut un diplôme d’ingénieur et des mathématiques. C’est faux pour quatre de ces cinq métiers, et le cinquième s’apprend aussi en cours d’emploi.

1. **Gestionnaire de communauté.** Écrire, répondre, photographier. Trois mois suffisent pour un premier contrat. Comptez entre 75 000 et 150 000 FCFA par mois au début.
2. **Assistante de données.** Saisir proprement, contrôler, produire des tableaux. Les projets de santé et d’agriculture recrutent sur ce profil. L’outil à maîtriser est le tableur.
3. **Graphiste.** Affiches, étiquettes, menus : chaque commerce en a besoin. Un portfolio de dix travaux remplace un diplôme.
4. **Testeuse d’applications.** Essayer, casser, décrire. Il faut de la rigueur et une bonne langue écrite ; on apprend le reste sur place.
5. **Développeuse.** Un an de travail régulier avant un premier projet payé. C’est long, et c’est le mieux rémunéré.

## Trois obstacles, trois parades

- **Le matériel.** Un ordinateur d’occasion à 120 000 FCFA suffit pour les quatre premiers métiers. Achetez-le à deux si nécessaire.
- **Le temps.** Une heure chaque matin avant le réveil de la maison vaut mieux qu’un dimanche entier, une fois sur trois.
- **Le regard des autres.** Apprenez en groupe. Une camarade qui vous attend le samedi est le meilleur remède au découragement.

> « On m’avait dit que ce n’était pas pour moi. J’ai arrêté de demander la permission. » Une participante, session de janvier.

Dans nos ateliers du numérique, la moitié des places est réservée aux femmes et un coin enfants est ouvert le samedi. Les dates sont sur [nos formations](/nos-formations).`,
      en: `Many believe you need an engineering degree and a lot of mathematics. That is untrue for four of these five trades, and the fifth can be learnt on the job too.

1. **Community manager.** Writing, replying, taking photographs. Three months are enough for a first contract. Expect 75,000 to 150,000 FCFA a month to begin with.
2. **Data assistant.** Entering data cleanly, checking it, producing tables. Health and farming projects recruit people who can do this. The tool to master is the spreadsheet.
3. **Graphic designer.** Posters, labels, menus: every business needs them. A portfolio of ten pieces replaces a diploma.
4. **Application tester.** Trying, breaking, describing. You need care and good written language; the rest is learnt at work.
5. **Developer.** A year of steady work before the first paid project. It takes long, and it pays best.

## Three obstacles, three answers

- **Equipment.** A second-hand computer at 120,000 FCFA is enough for the first four trades. Buy it between two if you must.
- **Time.** An hour every morning before the house wakes is worth more than a whole Sunday now and then.
- **What people say.** Learn in a group. A friend who expects you on Saturday is the best cure for discouragement.

> “I had been told it was not for me. I stopped asking permission.” A participant, January session.

In our digital workshops half of the places are kept for women, and a children’s corner is open on Saturdays. Dates are under [our training courses](/nos-formations).`,
      ar: `يظن كثيرون أن هذه المهن تتطلب شهادة هندسة ورياضيات متقدمة. هذا غير صحيح في أربع من هذه المهن الخمس، أما الخامسة فيمكن تعلّمها أثناء العمل أيضًا.

1. **مديرة مجتمع رقمي.** كتابة وردّ وتصوير. تكفي ثلاثة أشهر للحصول على أول عقد، والأجر في البداية بين 75 000 و150 000 فرنك شهريًا.
2. **مساعدة بيانات.** إدخال سليم ومراجعة وإعداد جداول. مشاريع الصحة والزراعة توظّف هذا النوع من الكفاءات، والأداة الأساسية هي برنامج الجداول.
3. **مصممة رسوم.** ملصقات وبطاقات وقوائم طعام، وكل متجر يحتاج إليها. ملف من عشرة أعمال يغني عن الشهادة.
4. **مختبِرة تطبيقات.** تجريب وكشف للأخطاء ووصف لها. يلزمها الدقة ولغة كتابية جيدة، والباقي تتعلمه في مكان العمل.
5. **مبرمجة.** سنة من العمل المنتظم قبل أول مشروع مدفوع. الطريق أطول، والأجر أعلى.

## ثلاث عقبات وثلاثة حلول

- **الأجهزة.** حاسوب مستعمل بـ 120 000 فرنك يكفي للمهن الأربع الأولى، ويمكن أن تشتريه اثنتان معًا.
- **الوقت.** ساعة كل صباح قبل أن يستيقظ البيت خير من يوم أحد كامل بين حين وآخر.
- **كلام الناس.** تعلّمي ضمن مجموعة، فالزميلة التي تنتظرك يوم السبت خير علاج للإحباط.

> «قيل لي إن هذا المجال ليس لي، فتوقفتُ عن طلب الإذن.» مشاركة في دورة يناير.

في ورشاتنا الرقمية نصف المقاعد مخصص للنساء، وركن الأطفال مفتوح يوم السبت. المواعيد في صفحة [دوراتنا](/nos-formations).`,
    },
  },
  {
    slug: 'fichier-clients-et-donnees-personnelles',
    publishedAt: '2025-10-20T09:45:00.000Z',
    category: 'digital',
    tags: ['donnees', 'securite'],
    picture: null,
    pictureAlt: null,
    titre: { fr: 'Fichier clients et données personnelles : ce que la loi demande' },
    contenu: {
      fr: `Un cahier de noms et de numéros est déjà un fichier. Au Burkina Faso, la loi n° 001-2021/AN du 30 mars 2021 protège les personnes dont on garde les données, et la Commission de l’informatique et des libertés ([CIL](https://www.cil.bf)) veille à son application.

## Êtes-vous concerné ?

Oui, dès que vous notez qui a acheté, qui a candidaté, qui a donné son numéro pour une tombola. Peu importe que ce soit dans un tableur, une application ou un registre en papier.

## Cinq réflexes

1. **Ne demander que le nécessaire.** Pour livrer un colis, il faut un nom, un numéro et un repère. Pas une date de naissance.
2. **Dire pourquoi.** Une phrase sous le formulaire suffit : à quoi servent les données, qui les voit, combien de temps.
3. **Demander l’accord avant la publicité.** Un numéro donné pour une livraison n’autorise pas dix messages par mois.
4. **Protéger.** Mot de passe, armoire fermée, accès réservé aux personnes qui en ont besoin.
5. **Effacer.** Un dossier de candidature sans suite n’a rien à faire dans un tiroir trois ans plus tard.

## La déclaration

En règle générale, un traitement de données se déclare à la CIL avant de commencer ; certains, plus sensibles, demandent une autorisation, et quelques-uns en sont dispensés. Les formulaires et les explications se trouvent sur le site de l’institution. En cas de doute, posez la question par écrit et gardez la réponse.

## Et si l’on vous demande d’effacer ?

Répondez vite et par écrit. Toute personne peut savoir ce que vous gardez sur elle, le faire corriger et, dans bien des cas, le faire supprimer.

Pour ce site, nous expliquons nos propres pratiques dans notre [politique de confidentialité](/politique-de-confidentialite).

*Cet article informe ; il ne remplace pas l’avis d’un juriste.*`,
    },
  },
  {
    slug: 'telephone-perdu-argent-mobile-proteger',
    publishedAt: '2025-12-02T19:25:00.000Z',
    category: 'digital',
    tags: ['securite'],
    picture: null,
    pictureAlt: null,
    titre: { fr: 'Téléphone perdu, argent mobile vidé : les réflexes qui protègent' },
    contenu: {
      fr: `> « Bonjour, ici le service client. Vous avez reçu un dépôt par erreur, donnez-moi le code pour l’annuler. »

Personne, jamais, n’a besoin de votre code. Ni l’opérateur, ni la banque, ni un agent.

## Aujourd’hui, en un quart d’heure

- Mettez un verrou d’écran à six chiffres, différent du code de votre compte mobile.
- Activez le code PIN de la carte SIM.
- Notez sur papier le numéro IMEI (composez \`*#06#\`) et rangez-le chez vous.
- Retirez les photos de vos pièces d’identité de la galerie.
- Activez la double vérification de votre messagerie.

## Le téléphone a disparu : les trente premières minutes

1. Appelez l’opérateur depuis un autre appareil et faites bloquer la SIM **et** le compte mobile.
2. Changez le mot de passe de l’adresse e-mail principale : elle ouvre tout le reste.
3. Prévenez vos proches et vos clients, pour qu’ils n’envoient rien au voleur.
4. Faites une déclaration de perte ou de vol à la police.

## Dans une équipe

Un seul téléphone pour encaisser, gardé par une seule personne, relevé comparé au cahier chaque soir. Ne partagez pas le code « pour dépanner » : le jour de l’écart, tout le monde sera soupçonné.

Nos ateliers d’une demi-journée sur la sécurité numérique se tiennent dans vos locaux : [parlons-en](/contact).`,
    },
  },
  {
    slug: 'application-mobile-ou-site-web',
    publishedAt: '2026-11-12T10:00:00.000Z',
    category: 'digital',
    tags: ['vente-en-ligne'],
    picture: 'ordinateur',
    pictureAlt: { fr: 'Un ordinateur et un téléphone côte à côte' },
    draft: true,
    titre: { fr: 'Application mobile ou site web : par où commencer ?' },
    contenu: {
      fr: `BROUILLON, chiffres à vérifier avec l’équipe technique avant publication.

Une application demande à être installée, mise à jour et gardée sur un téléphone déjà plein. Un site s’ouvre d’un lien. Pour une petite entreprise, le site vient donc presque toujours en premier.

## Quand l’application se justifie

- vos clients l’ouvriront au moins deux fois par semaine ;
- elle doit marcher sans réseau ;
- elle utilise l’appareil photo ou la position en continu.`,
    },
  },
]
