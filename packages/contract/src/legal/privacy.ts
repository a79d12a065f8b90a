/** Privacy policy in Markdown: a model for Burkina Faso, which the company reviews and edits. */
export const defaultPrivacy = `## En bref

Nous ne demandons que ce qu’il faut pour vous répondre. Nous ne vendons aucune donnée, nous n’affichons aucune publicité et ce site ne vous suit pas d’une page à l’autre.

## 1. Qui est responsable

L’entreprise dont les coordonnées figurent au bas de chaque page est responsable du traitement, au sens de la loi n° 001-2021/AN du 30 mars 2021 portant protection des personnes à l’égard du traitement des données à caractère personnel. Elle déclare ses traitements à la Commission de l’Informatique et des Libertés (CIL) avant de les commencer.

Numéro de la déclaration à la CIL : {cil}

## 2. Ce que nous recueillons, et pourquoi

| Quand vous… | Nous recevons | Pour | Nous le gardons |
|---|---|---|---|
| demandez un devis | nom, e-mail, téléphone, service, message | préparer le devis et vous rappeler | 24 mois |
| nous écrivez | nom, e-mail, téléphone, objet, message | vous répondre | 24 mois |
| postulez, ou déposez un CV | nom, téléphone, e-mail si vous le donnez, CV, lettre, diplômes et pièces que vous joignez, message | examiner votre candidature, la présenter à l’employeur et vous proposer des offres | 24 mois, ou jusqu’à ce que vous nous demandiez de l’effacer |
| voulez devenir livreur | nom, téléphone, ville, engin, pièce d’identité, permis | examiner votre candidature et travailler avec vous ; seule notre équipe voit vos pièces | 24 mois, ou tant que vous livrez pour nous |
| commandez | nom, téléphone, e-mail si vous le donnez, lieu de remise, achats, entreprise si vous la nommez | préparer, livrer et encaisser la commande, remettre le reçu | 24 mois sans paiement, 10 ans après un paiement (comptabilité) |
| demandez une livraison | nom, téléphone, e-mail si vous le donnez, lieux de départ et d’arrivée avec qui y répond, colis, preuve de la remise (code ou signature) | porter le colis et prouver sa remise ; le livreur voit les lieux et les numéros | 24 mois |
| vous inscrivez à une formation, ou y inscrivez quelqu’un | nom du participant, téléphone et e-mail si vous les donnez, présence, attestation | tenir la place, convoquer, délivrer l’attestation ; le formateur et l’entreprise qui paie voient la présence | comme la commande ; une attestation se vérifie ensuite sans nom |
| attendez une place | nom, téléphone, e-mail si vous le donnez, nombre de places | vous offrir une place libre | 24 mois |
| évaluez une formation | notes et avis, et si vous permettez de les publier | améliorer la formation ; publiés sans nom, à partir de cinq réponses | comme l’inscription, ou jusqu’à ce que vous nous demandiez de les effacer |
| signez une feuille de présence | nom, signature, photo de la feuille, qui nomme plusieurs personnes | prouver la formation à qui la paie | 5 ans |
| payez | moyen de paiement, numéro qui paie, numéro de la transaction, montant | vérifier le paiement ; l’opérateur choisi reçoit ce numéro et ce montant | 10 ans (comptabilité) |
| suivez un dossier | référence et numéro de téléphone | vous montrer votre dossier, et à personne d’autre | le temps de répondre |
| créez une alerte emploi | e-mail, filtres choisis | vous envoyer les nouvelles offres | jusqu’à ce que vous l’arrêtiez |
| proposez une offre d’emploi | entreprise, nom, téléphone, e-mail, texte de l’offre | vérifier l’offre avec vous et la publier | 24 mois |
| signalez une offre | motif, message et e-mail si vous les donnez, empreinte du réseau | vérifier l’offre | 24 mois |
| commentez un article | nom et commentaire, sans adresse | publier votre commentaire une fois relu | autant que l’article ; 24 mois s’il n’est pas publié |
| ouvrez votre espace | e-mail | vous envoyer un code et vous montrer vos dossiers | 30 jours au plus |
| vous abonnez à la lettre | e-mail | vous envoyer la lettre | jusqu’à votre désabonnement |
| consultez le site | adresse du réseau et page demandée | faire fonctionner et protéger le site | 30 jours au plus |

Les champs qui ne sont pas marqués facultatifs sont nécessaires pour traiter la demande ; sans eux nous ne pouvons pas y répondre. Rien d’autre n’est recueilli à votre insu.

## 3. Sur quoi nous nous fondons

Votre consentement pour la lettre d’information ; votre demande pour un devis, un message ou une candidature ; le contrat pour une commande, et la loi pour ce que la comptabilité doit garder ; notre intérêt à protéger le site pour les journaux techniques. Vous pouvez retirer votre consentement à tout moment, aussi simplement que vous l’avez donné.

## 4. Qui y a accès

Seules les personnes de notre équipe chargées de vous répondre. Si vous postulez à une offre, votre dossier est transmis à l’employeur concerné, et à lui seul. Nos prestataires techniques agissent sur nos instructions. Si des données devaient être hébergées hors du Burkina Faso, ce serait sous contrat et chiffrées, dans les conditions prévues par la loi.

## 5. Ce qui reste sur votre téléphone

- la langue choisie, dans un cookie nommé \`selectedLang\`, un an ;
- votre panier, dans un cookie nommé \`panier\`, et le numéro d’envoi qui empêche de commander deux fois, dans un cookie nommé \`envoi\`, un an au plus ou jusqu’à la commande ;
- les clés de vos dossiers, qui les ouvrent sans compte, dans un cookie nommé \`commandes\`, soixante jours ; si l’appareil est partagé, ou si vous les ouvrez par la page de suivi, dans un cookie nommé \`commandes-ouvertes\`, jusqu’à la fermeture du navigateur. La page « Mes dossiers sur cet appareil » les oublie d’un geste, avec sa copie lisible sans réseau ;
- votre réponse à la question « Cet appareil est-il partagé ? », dans un cookie nommé \`appareil\`, soixante jours au plus ;
- si vous ouvrez votre espace, votre adresse et la clé de la session, dans un cookie nommé \`espace\`, jusqu’à la fermeture du navigateur, ou trente jours si vous le demandez ;
- les CV, lettres et pièces que vous écrivez ou réunissez ici, dans la base \`sira-dossier\` de votre navigateur, jusqu’à ce que vous les effaciez par le bouton de leur page ; sur un appareil partagé, si vous le dites, jusqu’à la fermeture du navigateur, reconnue à un cookie nommé \`dossier-ouvert\`. Rien n’en est envoyé sans vous : un PDF que vous demandez est dessiné sur notre serveur et n’y est pas gardé ;
- la dernière rubrique de menu visitée (\`activeMenuItem\`) et la liste de ce que vous gardez sous « Mes favoris » (\`sira-favoris\`), dans la mémoire de votre navigateur, jusqu’à ce que vous les effaciez ;
- si vous tenez la feuille de présence d’une session, sa liste et ce que vous notez (\`sira-presence\`), dans la mémoire de votre navigateur ; sans script, la clé de votre téléphone, dans un cookie nommé \`presence\`, quatre-vingt-dix jours ;
- si vous livrez pour nous, vos livraisons du jour et ce que vous notez (\`sira-livreur\`), dans la mémoire de votre navigateur ;
- si vous demandez une traduction à Google, la langue demandée, dans un cookie nommé \`googtrans\`, une minute ;
- ce que vous écrivez dans un formulaire qui n’a pas pu partir, jusqu’à ce qu’il parte ou que vous le supprimiez ;
- des pages déjà vues, pour les relire sans réseau.

Rien de cela ne nous permet de vous suivre. Une vidéo, une carte ou les commentaires d’un autre service ne se chargent que si vous le demandez ; le service qui les fournit applique alors ses propres règles.

## 6. Vos droits

Vous pouvez demander à savoir ce que nous avons sur vous, à le recevoir, à le faire corriger ou effacer, et vous opposer à son utilisation, notamment à toute prospection. Écrivez-nous ou passez au bureau : nous répondons sous trente jours, gratuitement, après avoir vérifié qu’il s’agit bien de vous.

Si notre réponse ne vous convient pas, vous pouvez saisir la CIL à Ouagadougou ([cil.bf](https://www.cil.bf)).

## 7. Sécurité

Les échanges avec ce site sont chiffrés, les accès de l’équipe sont personnels et limités à ce que chacun doit voir. Si une fuite vous mettait en danger, nous vous préviendrions, ainsi que la CIL.

## 8. Changements

Cette page porte la date de sa version. Un changement important est annoncé sur la page d’accueil avant de s’appliquer.
`
