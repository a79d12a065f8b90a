import type { SeedArticle } from './seedArticle.ts'

/** Training: how to choose it, and short lessons in themselves. */
export const formationArticles: SeedArticle[] = [
  {
    slug: 'choisir-une-formation-quand-on-travaille',
    publishedAt: '2026-09-03T07:30:00.000Z',
    category: 'formation',
    tags: [],
    picture: 'diplome',
    pictureAlt: { fr: 'Un diplôme roulé, noué d’un ruban' },
    titre: { fr: 'Comment choisir une formation professionnelle quand on travaille déjà' },
    contenu: {
      fr: `Reprendre une formation à trente ou quarante ans, avec un emploi, une famille et des fins de mois serrées, n’est pas une petite décision. Voici la méthode que nous proposons à ceux qui nous consultent, avant même de leur parler de notre catalogue. Elle tient en six questions et deux tableaux.

## 1. Quel problème voulez-vous résoudre ?

« Me perfectionner en informatique » n’est pas un but, c’est un souhait. Un but se reconnaît à ce qu’on peut vérifier qu’il est atteint :

- produire seule le rapport mensuel que la direction demande ;
- passer de vendeur à responsable de boutique d’ici un an ;
- remplacer le cahier de stock par un tableau que toute l’équipe sait remplir ;
- répondre à un appel d’offres sans payer un rédacteur.

Écrivez votre but en une phrase. Si vous n’y arrivez pas, attendez avant de payer quoi que ce soit.

## 2. Qu’est-ce qui vous manque vraiment ?

Trois choses peuvent manquer : **savoir** (des connaissances), **savoir-faire** (de la pratique) ou **le papier** (un titre reconnu). Les formations ne donnent pas les trois à parts égales.

| Il vous manque surtout | Cherchez | Évitez |
|---|---|---|
| Des connaissances | Un cours structuré, un bon manuel, des séances du soir | Un atelier d’une demi-journée |
| De la pratique | Un atelier en petit groupe, avec vos propres documents | Un cours filmé que personne ne corrige |
| Un titre | Un établissement dont le diplôme est reconnu | Une attestation présentée comme un diplôme |
| De l’assurance | Un accompagnement individuel, quelques heures | Un programme de six mois |

Beaucoup de personnes qui demandent une longue formation ont surtout besoin de pratique. Deux jours avec un formateur et leurs propres fichiers leur apportent plus que trois mois de théorie.

## 3. Combien de temps pouvez-vous donner, réellement ?

Prenez votre agenda de la semaine passée, pas celui que vous espérez. Comptez les heures restées libres, puis divisez par deux : un enfant malade, une cérémonie ou une coupure de courant se chargeront du reste.

- **Moins de 3 heures par semaine** : une formation courte, d’un bloc, pendant un congé.
- **De 3 à 6 heures** : des cours du soir ou du samedi matin.
- **Plus de 6 heures** : un parcours long devient possible.

Et n’oubliez pas le trajet. Une salle à vingt minutes de chez vous sera suivie jusqu’au bout ; une salle à une heure, rarement.

![Une personne étudie devant un ordinateur](seed:ordinateur)

## 4. Qui va vous former ?

C’est la question la moins posée et la plus importante. Demandez avant de vous inscrire :

1. Quel est le métier du formateur quand il n’enseigne pas ?
2. Combien de personnes y aura-t-il dans la salle ?
3. Travaillera-t-on sur mes documents ou sur des exemples de manuel ?
4. Que se passe-t-il si je manque une séance ?
5. Puis-je parler à deux anciens participants ?

Un organisme sérieux répond volontiers. Un organisme qui se vexe vous a répondu aussi.

> Douze personnes dans une salle apprennent d’un formateur. Trente personnes assistent à une conférence.

## 5. Combien cela coûte-t-il en tout ?

Le prix affiché n’est qu’une partie de la dépense. Faites le compte complet avant de comparer deux offres.

| Poste | Formation A, 3 jours | Formation B, 8 samedis |
|---|---:|---:|
| Inscription | 75 000 FCFA | 60 000 FCFA |
| Transport | 4 500 FCFA | 12 000 FCFA |
| Repas | 6 000 FCFA | 0 FCFA |
| Connexion et impressions | 2 000 FCFA | 5 000 FCFA |
| Journées non travaillées | 24 000 FCFA | 0 FCFA |
| **Total** | **111 500 FCFA** | **77 000 FCFA** |

Dans cet exemple, la formation la moins chère à l’affiche l’est aussi au total, mais ce n’est pas toujours le cas. Pour un indépendant qui perd une journée de recettes à chaque absence, le calcul peut se renverser.

### Qui peut payer avec vous ?

- **Votre employeur**, si la formation sert au poste. Présentez-lui un besoin, un coût, une date et ce que vous rapporterez à l’équipe.
- **Un fonds public ou un projet** : renseignez-vous auprès de l’[ANPE](https://www.anpebf.com) ou de la mairie.
- **Votre groupement ou votre association**, pour une session commune. À dix, le prix par personne baisse nettement.
- **Vous-même, en plusieurs fois** : demandez un échéancier écrit.

## 6. Que ferez-vous le lundi suivant ?

La moitié de ce qu’on apprend s’oublie en quelques semaines si l’on ne s’en sert pas. Décidez donc **avant** la formation de ce que vous ferez **après** :

- le lundi : refaire seul un exercice de la session ;
- la première semaine : appliquer à un vrai dossier ;
- le premier mois : montrer à un collègue ;
- le troisième mois : revoir ses notes et mesurer si le but de la question 1 est atteint.

## Trois parcours pour fixer les idées

**Awa, comptable dans un commerce de Bobo-Dioulasso.** Elle voulait « une formation longue en gestion ». En écrivant son but (rendre l’état des stocks le 2 de chaque mois et non le 10), elle a compris qu’il lui fallait trois jours de tableur. Elle a gagné huit jours par mois.

**Issouf, technicien à Koudougou.** Son savoir-faire était solide, mais les offres demandaient un titre. Une formation courte n’aurait rien changé : il a choisi un parcours diplômant sur deux ans, le soir.

**Mariam, créatrice d’un atelier de couture à Kaya.** Elle hésitait entre marketing et comptabilité. Son cahier de caisse montrait des ventes, mais pas de marge : elle a commencé par les prix, et le marketing est venu l’année suivante.

Ces trois histoires sont composées à partir de demandes que nous recevons souvent ; les prénoms sont inventés.

## Et nous ?

Nos sessions durent de un à cinq jours, en salle ou en ligne, en groupe ou en tête à tête. Le [catalogue](/nos-formations) indique pour chacune le niveau, le prix et les places restantes. Si aucune ne répond à votre but, dites-le-nous par le [formulaire de devis](/demander-un-devis) : nous préférons vous indiquer une autre adresse que remplir une salle. Les réponses aux questions pratiques, sur le paiement ou le report, sont dans la [FAQ](/faq).`,
    },
  },
  {
    slug: 'excel-tableau-de-suivi-des-ventes',
    publishedAt: '2025-11-05T10:10:00.000Z',
    category: 'formation',
    tags: ['bureautique', 'donnees'],
    picture: 'ordinateur',
    pictureAlt: {
      fr: 'Un ordinateur portable affiche un tableau de chiffres',
      en: 'A laptop showing a table of figures',
    },
    titre: {
      fr: 'Excel : un tableau de suivi des ventes en vingt minutes',
      en: 'Excel: a sales tracking sheet in twenty minutes',
    },
    contenu: {
      fr: `Un tableau de ventes utile tient sur deux feuilles : une où l’on saisit, une où l’on lit. Rien de plus.

![Un ordinateur ouvert sur un tableau](seed:ordinateur)

## Feuille 1 : la saisie

Une ligne par vente, une colonne par information, jamais de ligne vide au milieu.

| Date | Article | Quantité | Prix unitaire | Payé par | Total |
|---|---|---:|---:|---|---:|
| 03/11/2025 | Savon karité | 12 | 500 | Espèces | 6 000 |
| 03/11/2025 | Huile 1 l | 3 | 1 200 | Mobile | 3 600 |
| 04/11/2025 | Savon karité | 20 | 475 | Crédit | 9 500 |

Dans la colonne Total, écrivez \`=C2*D2\`, puis tirez vers le bas. Transformez ensuite la plage en tableau (menu **Insertion**, puis **Tableau**) : les formules se recopieront seules.

## Feuille 2 : la lecture

Trois formules suffisent pour commencer :

1. Ventes du jour : \`=SOMME.SI(Ventes!A:A;AUJOURDHUI();Ventes!F:F)\`
2. Ventes d’un article : \`=SOMME.SI(Ventes!B:B;"Savon karité";Ventes!F:F)\`
3. Ce qu’on vous doit : \`=SOMME.SI(Ventes!E:E;"Crédit";Ventes!F:F)\`

## Trois pièges fréquents

- **Des noms écrits de deux façons** (« Savon karité » et « savon karite »). Créez une liste déroulante : menu **Données**, puis **Validation des données**.
- **Des nombres saisis comme du texte**, par exemple « 6 000 F ». Tapez 6000 et laissez le format monétaire ajouter le reste.
- **Un seul exemplaire du fichier.** Copiez-le chaque samedi sur une clé ou dans un espace en ligne.

Un tableau rempli chaque soir pendant un mois vous apprendra plus sur votre commerce qu’un long discours. Pour aller plus loin (tableaux croisés, graphiques), voyez [nos formations](/nos-formations).`,
      en: `A useful sales workbook has two sheets: one you type in, one you read. Nothing more.

![A laptop open on a table](seed:ordinateur)

## Sheet 1: entries

One line per sale, one column per piece of information, and never an empty line in the middle.

| Date | Item | Quantity | Unit price | Paid by | Total |
|---|---|---:|---:|---|---:|
| 03/11/2025 | Shea soap | 12 | 500 | Cash | 6,000 |
| 03/11/2025 | Oil, 1 l | 3 | 1,200 | Mobile | 3,600 |
| 04/11/2025 | Shea soap | 20 | 475 | Credit | 9,500 |

In the Total column, type \`=C2*D2\` and drag it down. Then turn the range into a table (**Insert**, then **Table**): the formulas will copy themselves.

## Sheet 2: what you read

Three formulas are enough to begin with:

1. Today’s sales: \`=SUMIF(Sales!A:A,TODAY(),Sales!F:F)\`
2. Sales of one item: \`=SUMIF(Sales!B:B,"Shea soap",Sales!F:F)\`
3. What you are owed: \`=SUMIF(Sales!E:E,"Credit",Sales!F:F)\`

## Three common traps

- **Names spelt two ways** (“Shea soap” and “shea-soap”). Make a drop-down list: **Data**, then **Data validation**.
- **Numbers typed as text**, such as “6 000 F”. Type 6000 and let the currency format add the rest.
- **A single copy of the file.** Copy it every Saturday to a memory stick or an online folder.

A sheet filled in every evening for a month will teach you more about your business than any long speech. To go further (pivot tables, charts), see [our training courses](/nos-formations).`,
    },
  },
  {
    slug: 'rediger-un-rapport-que-la-direction-lit',
    publishedAt: '2026-02-10T14:50:00.000Z',
    category: 'formation',
    tags: ['redaction', 'bureautique'],
    picture: null,
    pictureAlt: null,
    titre: { fr: 'Rédiger un rapport que la direction lit vraiment' },
    contenu: {
      fr: `La plupart des rapports d’activité racontent ce qui s’est passé, dans l’ordre où cela s’est passé. Or celui qui les lit cherche autre chose : que dois-je décider ?

## Commencer par la fin

La première page, et parfois la seule lue, tient en quatre phrases :

1. ce qui était prévu ;
2. ce qui est fait ;
3. l’écart, et pourquoi ;
4. ce que vous proposez ou demandez.

> Exemple : « Nous devions former 120 femmes à Kaya avant fin mars. 94 l’ont été. La salle a été indisponible deux semaines. Nous demandons de reporter 26 places en avril, sans coût supplémentaire. »

Moins de quarante mots, et la direction peut répondre oui.

## Ranger le reste

- **Les faits** : un tableau prévu / réalisé, une ligne par activité.
- **L’explication** : seulement pour les écarts de plus de 10 %.
- **Les preuves** : listes de présence, factures et photos en annexe, numérotées.

## Écrire court

Une phrase, une idée, vingt mots. Remplacez les noms abstraits par des verbes : « procéder à la réalisation de l’achat » devient « acheter ». Supprimez « il convient de noter que ». Datez tout : « récemment » ne voudra plus rien dire dans six mois.

Donnez un titre qui affirme. « Les ventes baissent depuis que la route est coupée » informe mieux que « Analyse des ventes ».

## Relire en trois passes

Première passe, les chiffres : chaque total est-il juste, et le même partout ? Deuxième passe, les noms et les dates. Troisième passe, à voix haute, la langue. Puis laissez le document une nuit et faites-le lire à une personne étrangère au dossier : si elle sait dire ce que vous demandez, envoyez.

Notre atelier d’écriture professionnelle dure deux jours et part de vos propres rapports ; voyez [Formations professionnelles](/services/formations-profesionnelles).`,
    },
  },
  {
    slug: 'securite-atelier-et-chantier-premier-jour',
    publishedAt: '2025-08-07T05:55:00.000Z',
    category: 'formation',
    tags: ['securite'],
    picture: 'atelier',
    pictureAlt: { fr: 'Un atelier avec un établi, des outils suspendus et une machine' },
    titre: {
      fr: 'Sécurité à l’atelier et sur le chantier : les gestes à apprendre dès le premier jour, avant même de toucher un outil',
    },
    contenu: {
      fr: `Un accident au travail n’arrive presque jamais par hasard. Il arrive à celui qui est nouveau, pressé ou fatigué. Une heure d’accueil, le premier matin, en évite la plus grande part.

## L’heure d’accueil

Faites le tour des lieux **avant** de donner un outil :

- les sorties, le point d’eau, l’extincteur, la trousse de secours ;
- le tableau électrique et l’arrêt d’urgence de chaque machine ;
- les zones interdites et le chemin des engins ;
- la personne à prévenir et son numéro, écrit au mur.

Terminez en demandant au nouveau de refaire le tour et de vous l’expliquer. S’il hésite, recommencez.

## Le bon équipement pour le bon geste

| Travail | Protection indispensable | Ordre de prix |
|---|---|---:|
| Soudure | Masque à verre filtrant, gants de cuir, tablier | 15 000 à 30 000 FCFA |
| Meulage, coupe | Lunettes fermées, gants, bouchons d’oreilles | 4 000 à 9 000 FCFA |
| Travail en hauteur | Harnais accroché, casque, chaussures | 35 000 à 70 000 FCFA |
| Peinture, colle, engrais | Masque à cartouche, gants étanches | 8 000 à 18 000 FCFA |
| Manutention | Chaussures à coque, gants | 12 000 à 25 000 FCFA |

Les prix sont ceux relevés sur les marchés de Ouagadougou à l’été 2025 ; ils varient. Un équipement qui ne va pas à la taille de la personne ne protège pas : essayez-le.

## La chaleur, danger oublié

De mars à mai, le travail en plein soleil tue aussi. Commencez tôt, faites une pause à l’ombre toutes les heures, et prévoyez au moins un verre d’eau toutes les vingt minutes. Des maux de tête, des vertiges ou une peau qui ne transpire plus sont une urgence : ombre, eau sur le corps, secours.

## En cas d’accident

1. **Protéger** : couper le courant, arrêter la machine, éloigner les autres.
2. **Alerter** : les sapeurs-pompiers au 18, en donnant le lieu exact et un repère connu.
3. **Secourir**, seulement ce que l’on sait faire : appuyer sur une plaie qui saigne, ne pas déplacer un blessé du dos.

L’employeur déclare ensuite l’accident à la [CNSS](https://www.cnss.bf). Un salarié qui n’a pas été déclaré à l’embauche risque de ne pas être pris en charge : c’est une raison de plus d’être en règle.

![Un établi bien rangé](seed:atelier)

## Ranger, c’est prévenir

Dix minutes de rangement chaque soir : sol sec, câbles enroulés, outils à leur place, copeaux ramassés. C’est la mesure de sécurité la moins chère.

Nous animons une journée de prévention dans vos locaux, avec vos machines. Dites-nous votre métier et votre effectif : [demander un devis](/demander-un-devis). Les textes internationaux se lisent sur le site de l’[Organisation internationale du Travail](https://www.ilo.org/fr).`,
    },
  },
  {
    slug: 'attestation-certificat-diplome',
    publishedAt: '2026-07-14T09:00:00.000Z',
    category: 'formation',
    tags: ['candidature'],
    picture: 'diplome',
    pictureAlt: {
      fr: 'Un diplôme encadré avec son sceau',
      en: 'A framed diploma with its seal',
      ar: 'دبلوم في إطار وعليه ختم',
    },
    titre: {
      fr: 'Attestation, certificat, diplôme : quelle différence ?',
      en: 'Attendance certificate, certificate, diploma: what is the difference?',
      ar: 'شهادة حضور أم شهادة كفاءة أم دبلوم: ما الفرق؟',
    },
    contenu: {
      fr: `Ces trois papiers ne prouvent pas la même chose. Les confondre coûte parfois un poste, parfois beaucoup d’argent.

| Document | Ce qu’il prouve | Qui le délivre | Durée habituelle |
|---|---|---|---|
| Attestation | Vous étiez présent | Tout organisme | De 1 à 5 jours |
| Certificat | Vous avez réussi une épreuve | L’organisme ou un certificateur | De 1 semaine à 1 an |
| Diplôme | Vous avez un niveau reconnu par l’État | Un établissement habilité | De 2 à 5 ans |

## Que demander avant de payer ?

- Y a-t-il une épreuve à la fin, et qui la corrige ?
- L’État ou la profession reconnaît-il ce titre ? Demandez la référence du texte.
- Le nom exact qui sera écrit sur le document.

## Et chez Sira ?

Nos sessions courtes donnent une **attestation** de participation. Certaines se terminent par une épreuve pratique et donnent un **certificat** de Sira. Nous ne délivrons pas de diplôme d’État et nous le disons. La fiche de chaque session, dans [nos formations](/nos-formations), précise le document remis.`,
      en: `These three papers do not prove the same thing. Mixing them up can cost you a post, and sometimes a good deal of money.

| Document | What it proves | Who issues it | Usual length |
|---|---|---|---|
| Attendance certificate | You were there | Any training provider | 1 to 5 days |
| Certificate | You passed a test | The provider or a certifying body | 1 week to 1 year |
| Diploma | You reached a level the State recognises | An accredited institution | 2 to 5 years |

## What should you ask before paying?

- Is there a test at the end, and who marks it?
- Does the State or the profession recognise this title? Ask for the reference of the text.
- The exact name that will be written on the document.

## And at Sira?

Our short sessions lead to an **attendance certificate**. Some end with a practical test and lead to a **certificate** from Sira. We do not award State diplomas, and we say so. The page of each session, in [our training courses](/nos-formations), names the document you will receive.`,
      ar: `هذه الوثائق الثلاث لا تثبت الشيء نفسه، والخلط بينها قد يضيّع وظيفة، وقد يضيّع مالًا كثيرًا.

| الوثيقة | ما تثبته | من يمنحها | المدة المعتادة |
|---|---|---|---|
| شهادة حضور | أنك كنت حاضرًا | أي مركز تدريب | من يوم إلى 5 أيام |
| شهادة كفاءة | أنك نجحت في اختبار | المركز أو هيئة اعتماد | من أسبوع إلى سنة |
| دبلوم | أنك بلغت مستوى تعترف به الدولة | مؤسسة معتمدة | من سنتين إلى 5 سنوات |

## ماذا تسأل قبل أن تدفع؟

- هل يوجد اختبار في النهاية، ومن يصحّحه؟
- هل تعترف الدولة أو المهنة بهذه الشهادة؟ اطلب مرجع النص.
- ما الاسم الدقيق الذي سيُكتب على الوثيقة؟

## وماذا عن سيرا؟

دوراتنا القصيرة تنتهي **بشهادة حضور**. وينتهي بعضها باختبار عملي يمنح **شهادة كفاءة** من سيرا. نحن لا نمنح دبلومات الدولة، ونقول ذلك بوضوح. تجد في صفحة كل دورة ضمن [دوراتنا](/nos-formations) نوع الوثيقة التي تُسلَّم إليك.`,
    },
  },
]
