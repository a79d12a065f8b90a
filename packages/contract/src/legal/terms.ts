/** Terms of use in Markdown: a model for Burkina Faso, which the company reviews and edits. */
export const defaultTerms = `## 1. Qui édite ce site

Ce site est édité par l’entreprise dont le nom, l’adresse, l’e-mail et les numéros de téléphone figurent au bas de chaque page.

- RCCM : {rccm}
- IFU : {ifu}
- Responsable de la publication : {responsable}
- Hébergeur : {hebergeur}

## 2. Ce que le site propose

Le site présente nos formations, nos services, des offres d’emploi et de stage, des livres et des articles. Il permet de commander, de demander un devis, de nous écrire et de s’abonner à une lettre d’information. Le consulter est gratuit ; rien de tout cela ne demande de compte.

## 3. Devis, prix et commandes

- Les prix sont donnés en francs CFA (FCFA), toutes taxes comprises sauf mention contraire.
- Un prix affiché vaut tant qu’il est affiché ; un devis vaut trente jours.
- Une commande se passe en trois étapes : vous remplissez le panier, vous relisez et corrigez le récapitulatif (objet, quantité, prix total, frais de livraison, moyen de paiement), puis vous touchez « Commande avec obligation de paiement ». Rien n’est commandé avant ce bouton.
- Nous accusons réception de la commande à l’écran, et par e-mail avec les présentes conditions si vous donnez une adresse. La page de la commande dit comment et jusqu’à quand payer ; passé ce délai, la commande expire et rien n’est dû.
- Une demande de devis, un message ou une inscription sans paiement ne vous engagent à rien : vous décidez après avoir reçu notre réponse.

## 4. Formations

Une inscription est ferme après accord écrit et versement de l’acompte indiqué sur le devis. Si nous reportons une session, vous choisissez entre la nouvelle date et le remboursement complet. Un empêchement signalé au moins cinq jours ouvrés avant le début donne droit à un report sans frais. Une place payée que vous annulez sur la page de sa commande dans le même délai est remboursée, déduction faite de ce qui reste dû pour les autres places ; plus tard, nous vous répondons au sujet de ce que vous avez payé.

## 5. Offres d’emploi

Nous vérifions l’existence de l’employeur et de l’offre avant de la publier. **Postuler est gratuit** : quiconque demande de l’argent pour transmettre une candidature à l’une de nos offres agit sans notre accord ; prévenez-nous. La décision d’embaucher appartient au seul employeur. Les services payants (CV, lettre, préparation) sont facultatifs et ne garantissent pas un emploi.

## 6. Livres et livraison

Les livres sont remis au bureau ou livrés. Les frais de livraison sont compris dans le total du récapitulatif. Vous vérifiez le colis devant le livreur ; un article abîmé ou différent est repris à nos frais.

## 7. Droit de se rétracter

Pour un achat conclu à distance, vous pouvez changer d’avis dans le délai prévu par la loi n° 045-2009/AN portant réglementation des services et des transactions électroniques, compté à partir de la réception du bien ou de l’acceptation du service. Écrivez-nous ; nous remboursons par le moyen que vous avez utilisé. Ce droit ne s’applique pas à un service entièrement exécuté avec votre accord avant la fin du délai.

## 8. Contenus

Les textes, les images et le tissu dessiné qui illustrent ce site nous appartiennent ou sont utilisés avec l’accord de leurs auteurs. Vous pouvez en citer de courts extraits avec un lien vers la page. Toute autre reprise demande notre accord écrit.

## 9. Responsabilité

Nous tenons les informations à jour avec soin, mais une erreur reste possible : signalez-la et nous la corrigeons. Nous ne répondons pas du contenu des sites vers lesquels nous renvoyons, ni d’une coupure de réseau ou d’électricité.

## 10. Réclamations et droit applicable

Adressez-nous d’abord votre réclamation : nous répondons sous cinq jours ouvrés. Le droit du Burkina Faso s’applique ; à défaut d’accord amiable, les tribunaux de Ouagadougou sont compétents.
`
