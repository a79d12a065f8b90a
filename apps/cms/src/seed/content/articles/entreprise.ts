import type { SeedArticle } from './seedArticle.ts'

/** Starting, funding and running a business. */
export const entrepriseArticles: SeedArticle[] = [
  {
    slug: 'creer-son-entreprise-pas-a-pas',
    publishedAt: '2025-01-14T07:10:00.000Z',
    category: 'entreprise',
    tags: ['financement'],
    picture: 'ville',
    pictureAlt: { fr: 'Une rue de Ouagadougou bordée de boutiques et d’arbres' },
    titre: { fr: 'Créer son entreprise au Burkina Faso : du projet à l’immatriculation' },
    contenu: {
      fr: `Créer une entreprise prend quelques jours de formalités et quelques mois de préparation. Ceux qui inversent les deux ferment souvent avant la fin de la première année. Voici le chemin que nous suivons avec les porteurs de projet.

## Étape 1 : vérifier qu’il y a des clients

Avant tout papier, allez voir trente personnes qui pourraient acheter. Ne leur demandez pas si l’idée leur plaît : elles diront oui par politesse. Demandez :

- Comment faites-vous aujourd’hui ?
- Combien cela vous coûte-t-il ?
- Qu’est-ce qui vous gêne dans cette solution ?
- Si je vous livre samedi, payez-vous la moitié maintenant ?

Cinq acomptes valent mieux que cinquante encouragements.

## Étape 2 : compter

Trois nombres suffisent pour savoir si l’affaire tient :

1. **Le coût de départ** : matériel, dépôt de garantie, premier stock, formalités.
2. **Les charges de chaque mois**, même sans aucun client : loyer, salaires, électricité, transport, connexion.
3. **La marge sur une vente.**

Divisez les charges du mois par la marge : vous obtenez le nombre de ventes nécessaires pour ne rien perdre. Voici l’exemple d’un petit atelier de jus à Bobo-Dioulasso.

| Ligne | Montant |
|---|---:|
| Charges fixes du mois | 240 000 FCFA |
| Prix d’une bouteille | 500 FCFA |
| Fruits, sucre, bouteille, étiquette | 300 FCFA |
| Marge par bouteille | 200 FCFA |
| **Bouteilles à vendre pour équilibrer** | **1 200 par mois** |

Mille deux cents bouteilles, c’est quarante par jour, tous les jours. Est-ce possible ? La question devient concrète.

![Des fruits et des bouteilles sur un étal](seed:marche)

## Étape 3 : choisir la forme

| Forme | Pour qui | À savoir |
|---|---|---|
| Entreprise individuelle | Une personne seule, un petit risque | Simple et rapide, mais vos biens répondent des dettes |
| SARL | Une ou plusieurs personnes | Les associés ne perdent que leur apport ; des statuts sont nécessaires |
| Société coopérative | Un groupe de producteurs | Une personne, une voix |
| Association | Un but non lucratif | Ne convient pas pour partager des bénéfices |

Le droit des sociétés est commun à dix-sept pays africains : les textes se lisent sur le site de l’[OHADA](https://www.ohada.org). Pour les statuts d’une SARL, une heure de conseil coûte moins cher qu’une clause mal écrite.

## Étape 4 : s’immatriculer

Les formalités se font à un guichet unique, le Centre de formalités des entreprises (CEFORE), tenu par la [Maison de l’entreprise](https://www.me.bf) et présent dans plusieurs villes. Un même dossier permet d’obtenir :

- l’inscription au registre du commerce et du crédit mobilier (**RCCM**) ;
- le numéro d’identifiant financier unique (**IFU**), pour les impôts ;
- l’affiliation à la **CNSS**, si vous employez quelqu’un.

Les pièces, les frais et les délais changent selon la forme choisie et sont mis à jour par le guichet. Demandez la liste avant de vous déplacer, et préparez :

1. une copie de la pièce d’identité en cours de validité ;
2. le nom commercial et deux noms de rechange ;
3. l’adresse exacte, avec un contrat de bail ou une attestation ;
4. les statuts, pour une société ;
5. la description de l’activité en deux phrases.

## Étape 5 : les trente premiers jours

- **Ouvrir un compte au nom de l’entreprise.** Mélanger l’argent de la maison et celui de l’affaire est la première cause de fermeture que nous rencontrons.
- **Numéroter les factures** dès la première, avec le RCCM et l’IFU.
- **Tenir un cahier de caisse**, chaque soir. Nous expliquons comment dans [Tenir sa caisse avec un cahier](/actualite/tenir-sa-caisse-avec-un-cahier).
- **Prendre rendez-vous avec le service des impôts** pour connaître votre régime et vos dates de déclaration. Notez-les au mur.
- **Déclarer les salariés** avant leur premier jour.

## Combien de temps, combien d’argent ?

Comptez deux à trois mois entre la première visite aux clients et l’ouverture. Gardez de côté trois mois de charges fixes : presque aucune affaire ne s’équilibre dès le premier mois.

> Une entreprise ne meurt pas de ses pertes, elle meurt le jour où la caisse est vide.

## Où trouver de l’aide ?

La Maison de l’entreprise, l’[ANPE](https://www.anpebf.com) et les chambres consulaires proposent de l’information et parfois de la formation gratuite. De notre côté, nous faisons avec vous l’étude des clients et les calculs des étapes 1 et 2 : voyez [Conseils](/services/conseils), ou décrivez votre projet dans une [demande de devis](/demander-un-devis).`,
    },
  },
  {
    slug: 'financer-son-projet-sept-pistes',
    publishedAt: '2026-08-12T11:35:00.000Z',
    category: 'entreprise',
    tags: ['financement'],
    picture: 'marche',
    pictureAlt: { fr: 'Un marché animé, des étals et des parasols' },
    titre: { fr: 'Financer son projet : sept pistes et ce que chacune attend de vous' },
    contenu: {
      fr: `L’argent existe sous plusieurs formes ; chacune a son prix, et ce n’est pas toujours un taux d’intérêt.

| Source | Montants courants | Ce qu’elle attend | Délai |
|---|---:|---|---|
| Épargne personnelle | 50 000 à 500 000 FCFA | De la patience | Immédiat |
| Tontine | 100 000 à 1 000 000 FCFA | Une régularité sans faille | À son tour |
| Famille | 50 000 à 1 000 000 FCFA | De la clarté, par écrit | Quelques jours |
| Client qui paie d’avance | 30 à 50 % de la commande | La livraison à la date dite | Immédiat |
| Microfinance | 100 000 à 5 000 000 FCFA | Un compte actif, une caution | 2 à 6 semaines |
| Fonds public ou projet | 200 000 à 10 000 000 FCFA | Un dossier, un suivi | 3 à 12 mois |
| Banque | Dès 2 000 000 FCFA | Des comptes, une garantie | 1 à 3 mois |

Ces ordres de grandeur viennent des dossiers que nous accompagnons ; chaque institution fixe ses propres règles.

## Ce que tout prêteur regarde

1. **Vous** : depuis combien de temps exercez-vous ce métier ?
2. **Vos chiffres** : six mois de cahier de caisse parlent mieux qu’un beau dossier.
3. **Votre mise** : avez-vous engagé votre propre argent ?
4. **L’usage** : un devis de fournisseur, pas une estimation.
5. **Le remboursement** : que se passe-t-il si les ventes baissent d’un tiers ?

## Lire une offre de prêt

Demandez toujours le **montant total à rembourser**, frais compris, et la date de la première échéance. Un prêt de 500 000 FCFA remboursé en douze fois 48 000 FCFA coûte 76 000 FCFA : c’est ce nombre qu’il faut comparer, non le taux affiché.

Méfiez-vous de qui garantit un financement contre des « frais de dossier » versés sur un compte personnel.

## Emprunter moins

Peut-on louer la machine ? L’acheter à deux ? Commencer avec la moitié du stock ? La question rapporte souvent plus qu’un mois de démarches.

Nous aidons à monter le dossier et à préparer le rendez-vous, jamais à « garantir » l’accord. Les questions les plus fréquentes ont leur réponse dans la [FAQ](/faq).`,
    },
  },
  {
    slug: 'repondre-a-un-marche-public-premiere-fois',
    publishedAt: '2026-02-25T18:15:00.000Z',
    category: 'entreprise',
    tags: ['redaction', 'financement'],
    picture: null,
    pictureAlt: null,
    titre: {
      fr: 'Marchés publics : préparer une offre complète quand on est une petite entreprise et qu’on répond pour la première fois',
    },
    contenu: {
      fr: `Mairies, écoles, hôpitaux, ministères : les administrations achètent chaque semaine du mobilier, des repas, du nettoyage, des formations, de l’impression. Une petite entreprise en règle peut y répondre. La plupart des échecs de débutant tiennent à un papier manquant, pas au prix.

## Où trouver les avis ?

Dans la publication officielle quotidienne des marchés publics, sur les tableaux d’affichage des mairies et auprès des services de passation. Les règles générales et les recours sont expliqués par l’Autorité de régulation de la commande publique ([ARCOP](https://www.arcop.bf)). La réglementation a été refondue en 2024 : vérifiez que le guide que vous lisez est à jour.

## Décider de répondre ou non

Répondez « oui » à ces quatre questions, sinon passez :

- Avons-nous déjà fait un travail semblable, avec une preuve ?
- Pouvons-nous attendre le paiement plusieurs mois ?
- Pouvons-nous réunir toutes les pièces avant la date ?
- Gagnerons-nous de l’argent au prix du marché ?

## Les pièces administratives

La liste du dossier fait foi. On y trouve souvent :

| Pièce | Où la demander | À prévoir |
|---|---|---|
| Extrait RCCM | Greffe ou guichet unique | Une fois, puis mise à jour |
| Attestation de situation fiscale | Service des impôts | Durée de validité courte |
| Attestation CNSS | CNSS | Cotisations à jour |
| Attestation de la direction du travail | Administration du travail | Déclarations à jour |
| Attestation de l’Agence judiciaire du Trésor | Trésor public | Quelques jours |
| Certificat de non-faillite | Tribunal de commerce | Quelques jours |

Faites un classeur avec la date de fin de chaque pièce. Les demandes se renouvellent quinze jours avant l’échéance, pas la veille du dépôt.

## L’offre technique

Reprenez **chaque** exigence du dossier, dans son ordre, et répondez en face. L’évaluateur coche une grille : aidez-le à cocher. Joignez les preuves (attestations de bonne fin, diplômes, cartes grises, fiches techniques) avec un numéro d’annexe.

## Le prix

1. Calculez votre coût réel, transport et attente compris.
2. Ajoutez le prix de l’argent que vous avancez : si l’on vous paie à 120 jours, qui paie les salaires ?
3. Vérifiez les additions deux fois, et que les montants en lettres et en chiffres sont identiques.
4. Comparez avec les résultats publiés de marchés semblables.

Un prix trop bas peut être écarté, et s’il est retenu il vous ruinera.

## Le dépôt

- Nombre de copies, mention sur l’enveloppe, lieu, heure : exactement comme écrit.
- Arrivez deux heures avant. Une offre déposée à 9 h 01 pour 9 h 00 n’est pas ouverte.
- Assistez à l’ouverture des plis, notez les prix lus et demandez plus tard pourquoi vous n’avez pas été retenu. C’est la meilleure école.

> Gardez chaque dossier. Le troisième se monte en deux jours à partir des deux premiers.

Notre atelier « Répondre à un appel d’offres » dure trois jours et se fait sur un dossier réel : voyez [nos formations](/nos-formations).`,
    },
  },
  {
    slug: 'tenir-sa-caisse-avec-un-cahier',
    publishedAt: '2025-07-30T20:30:00.000Z',
    category: 'entreprise',
    tags: ['bureautique', 'financement'],
    picture: 'marche',
    pictureAlt: {
      fr: 'Une vendeuse derrière son étal compte sa recette',
      en: 'A market trader behind her stall counts the day’s takings',
      ar: 'بائعة خلف بسطتها تعدّ دخل اليوم',
    },
    titre: {
      fr: 'Tenir sa caisse avec un cahier',
      en: 'Keeping a cash book',
      ar: 'مسك الصندوق بدفتر بسيط',
    },
    contenu: {
      fr: `Un cahier à 300 FCFA et cinq minutes chaque soir : c’est l’outil de gestion le plus rentable qui soit.

## Cinq colonnes

| Date | Libellé | Entrée | Sortie | Solde |
|---|---|---:|---:|---:|
| 28/07 | Report | | | 42 500 |
| 28/07 | Ventes du jour | 31 000 | | 73 500 |
| 28/07 | Achat de tomates | | 18 000 | 55 500 |
| 28/07 | Transport | | 1 500 | 54 000 |
| 28/07 | Prélèvement maison | | 5 000 | 49 000 |

## Trois règles

1. **On écrit tout**, même 100 FCFA, même ce qu’on prend pour la maison.
2. **On compte l’argent chaque soir.** Si le tiroir ne correspond pas au solde, on note l’écart au lieu de le cacher.
3. **On n’efface jamais.** On barre et on réécrit dessous.

Le dernier jour du mois, additionnez les entrées et les sorties. Vous saurez enfin si le commerce vous paie, ou si c’est vous qui payez le commerce.

Pour passer du cahier au tableur, lisez [notre article sur Excel](/actualite/excel-tableau-de-suivi-des-ventes).`,
      en: `A notebook at 300 FCFA and five minutes every evening: no management tool gives a better return.

## Five columns

| Date | Description | In | Out | Balance |
|---|---|---:|---:|---:|
| 28/07 | Brought forward | | | 42,500 |
| 28/07 | Sales of the day | 31,000 | | 73,500 |
| 28/07 | Tomatoes bought | | 18,000 | 55,500 |
| 28/07 | Transport | | 1,500 | 54,000 |
| 28/07 | Taken for the house | | 5,000 | 49,000 |

## Three rules

1. **Write everything down**, even 100 FCFA, even what you take for the house.
2. **Count the money every evening.** If the drawer does not match the balance, write the difference down rather than hide it.
3. **Never rub out.** Cross out, and write again underneath.

On the last day of the month, add up the two columns. You will know at last whether the business pays you, or you pay the business.

To go from notebook to spreadsheet, read [our article on Excel](/actualite/excel-tableau-de-suivi-des-ventes).`,
      ar: `دفتر بـ 300 فرنك وخمس دقائق كل مساء: لا توجد أداة إدارة أكثر ربحًا من هذه.

## خمسة أعمدة

| التاريخ | البيان | الداخل | الخارج | الرصيد |
|---|---|---:|---:|---:|
| 28/07 | رصيد سابق | | | 42 500 |
| 28/07 | مبيعات اليوم | 31 000 | | 73 500 |
| 28/07 | شراء طماطم | | 18 000 | 55 500 |
| 28/07 | نقل | | 1 500 | 54 000 |
| 28/07 | مصروف البيت | | 5 000 | 49 000 |

## ثلاث قواعد

1. **اكتب كل شيء**، ولو 100 فرنك، وحتى ما تأخذه للبيت.
2. **عُدّ المال كل مساء.** إذا لم يطابق الدرجُ الرصيدَ فاكتب الفرق ولا تخفِه.
3. **لا تمحُ أبدًا.** اشطب واكتب تحته.

في آخر يوم من الشهر اجمع العمودين، وستعرف أخيرًا هل التجارة تدفع لك أم أنت من يدفع لها.

للانتقال من الدفتر إلى برنامج الجداول، اقرأ [مقالنا عن إكسل](/actualite/excel-tableau-de-suivi-des-ventes).`,
    },
  },
  {
    slug: 'fixer-son-prix-couturiere-koudougou',
    publishedAt: '2025-05-27T08:50:00.000Z',
    category: 'entreprise',
    tags: ['financement'],
    picture: 'atelier',
    pictureAlt: { fr: 'Une machine à coudre et des rouleaux de tissu dans un atelier' },
    titre: { fr: 'Fixer son prix : le calcul d’une couturière de Koudougou' },
    contenu: {
      fr: `Imaginons Salimata. Elle coud des robes à Koudougou, vend 9 000 FCFA la pièce, travaille sans arrêt et n’a jamais d’argent. Où est l’erreur ?

## Le coût d’une robe

| Dépense | Ce qu’elle comptait | La réalité |
|---|---:|---:|
| Pagne, 3 yards | 4 500 FCFA | 4 500 FCFA |
| Fil, fermeture, doublure | 500 FCFA | 900 FCFA |
| Électricité et entretien | 0 FCFA | 350 FCFA |
| Part du loyer | 0 FCFA | 750 FCFA |
| Apprentie | 0 FCFA | 600 FCFA |
| Sept heures de travail | 0 FCFA | 2 800 FCFA |
| **Total** | **5 000 FCFA** | **9 900 FCFA** |

Elle croyait gagner 4 000 FCFA par robe. Elle en perd 900, dès qu’elle compte ses heures à 400 FCFA.

## Trois décisions possibles

- **Augmenter** à 11 500 FCFA pour les nouvelles clientes, en annonçant la date aux anciennes.
- **Gagner du temps** : couper cinq robes à la fois fait passer de sept à cinq heures.
- **Changer l’offre** : un modèle simple à 8 500 FCFA, cousu en trois heures, et la robe sur mesure à 13 000 FCFA.

Salimata choisit les deux dernières. Elle perd deux clientes et gagne 45 000 FCFA de plus par mois.

## Refaites le calcul chez vous

Le loyer par pièce, c’est le loyer du mois divisé par le nombre de pièces du mois. Vos heures se comptent toujours, même si personne ne vous les paie aujourd’hui : sans cela vous ne pourrez jamais embaucher.

![Un établi et ses outils](seed:atelier)

Un rendez-vous de conseil de deux heures suffit pour faire ce tableau ensemble : [Conseils](/services/conseils).`,
    },
  },
  {
    slug: 'plan-daffaires-dix-pages',
    publishedAt: '2026-11-16T15:00:00.000Z',
    category: 'entreprise',
    tags: ['financement', 'redaction'],
    picture: 'graphique',
    pictureAlt: { fr: 'Un graphique et une page de calculs' },
    draft: true,
    titre: { fr: 'Le plan d’affaires en dix pages' },
    contenu: {
      fr: `BROUILLON, à relire par le pôle Conseil.

Dix pages, pas une de plus : une de résumé, deux sur les clients, deux sur l’offre, une sur l’équipe, trois de chiffres, une de risques.

## À compléter

- exemple chiffré d’un élevage de volaille à Kaya ;
- modèle de tableau de trésorerie sur douze mois.`,
    },
  },
]
