import type { letters as English } from '../en/letters.ts';
import type { FrenchPlural, Translated } from '../forms.ts';

/** Messages to visitors: letters, in French. */
export const letters: Translated<typeof English, FrenchPlural> = {
  'letter.accountReason':
    'Vous recevez cet e-mail parce que quelqu’un utilise cette adresse pour un compte sur {site}.',
  'letter.addressChangedText':
    'Votre compte {site} a désormais une autre adresse e-mail. Les messages à son sujet y sont envoyés, et celle-ci ne permet plus de vous connecter.',
  'letter.addressChangedTitle': 'Votre compte a une nouvelle adresse',
  'letter.answers': 'Ce que vous avez choisi',
  'letter.commentNamedText': '{by} vous nomme dans un commentaire sur une partie de « {title} » :',
  'letter.commentNamedTitle': 'Un commentaire pour vous : {title}',
  'letter.confirmAction': 'Oui, écrivez-moi',
  'letter.confirmIgnore': 'Si ce n’était pas vous, ne faites rien : vous ne recevrez plus de message.',
  'letter.confirmText':
    'Quelqu’un, sans doute vous, a demandé la lettre de {site} à cette adresse. Un clic, et vous la recevrez ; rien n’est envoyé avant.',
  'letter.confirmTitle': 'Pouvons-nous vous écrire ?',
  'letter.consented': 'Ce que vous avez accepté : {text}',
  'letter.dates': 'Dates',
  'letter.greeting': 'Bonjour {name},',
  'letter.greetingNobody': 'Bonjour,',
  'letter.healthAction': 'Ouvrir la page Santé (Health)',
  'letter.healthReason':
    'Vous recevez cette lettre parce que vous administrez {site}. Chaque problème n’est annoncé qu’une fois.',
  'letter.healthSubject': 'Le serveur de {site} a besoin de quelqu’un',
  'letter.healthTitle': 'Quelque chose est à réparer',
  'letter.hoardsAction': 'Voir le tableau des réservations',
  'letter.hoardsReason':
    'Vous recevez cet e-mail, au plus une fois par jour, parce que les nouvelles réservations de {site} sont envoyées à cette adresse.',
  'letter.hoardsSubject': 'De nombreuses places de {site} sont gardées sans paiement',
  'letter.hoardsText':
    'Elles se libèrent d’elles-mêmes à la fin de leur délai. Si quelqu’un semble écarter les autres, libérez-les d’un clic, sur le tableau des réservations ou sur la première page du studio.',
  'letter.hoardsTitle': 'De nombreuses places sont gardées, sans paiement ni confirmation',
  'letter.hoardsTogether': 'Places que tous les visiteurs ensemble gardent ainsi : {seats}.',
  'letter.invitationAction': 'Choisir votre mot de passe',
  'letter.invitationMay': 'Ce que votre compte permet : {may}',
  'letter.invitationReason': 'Vous recevez cet e-mail parce que {by} a indiqué votre adresse dans le studio de {site}.',
  'letter.invitationSubject': 'Votre compte dans le studio de {site}',
  'letter.invitationText':
    '{by} vous invite dans le studio de {site}, où l’on s’occupe de ses voyages, de ses réservations et de ses pages.',
  'letter.invitationTitle': 'Bienvenue dans le studio de {site}',
  'letter.invitationUntil':
    'Le lien ne sert qu’une fois, pendant {days} jours. Si vous ne savez pas de quoi il s’agit, ne faites rien : sans vous, aucun compte n’est créé.',
  'letter.newAddressAction': 'Utiliser cette adresse',
  'letter.newAddressIgnore': 'Si ce n’était pas vous, ne faites rien : rien ne change.',
  'letter.newAddressText':
    'Quelqu’un, sans doute vous, souhaite utiliser cette adresse pour son compte {site}. Le lien ne sert qu’une fois, et pendant une demi-heure.',
  'letter.newAddressTitle': 'Est-ce votre nouvelle adresse ?',
  'letter.notYou':
    'Si ce n’était pas vous, écrivez-nous sans attendre : quelqu’un d’autre peut peut-être ouvrir votre compte.',
  'letter.order.again': 'Revoir « {title} »',
  'letter.order.amounts': 'Le prix',
  'letter.order.balance.subject': 'Il reste {now} à payer ({reference})',
  'letter.order.balance.text': 'Votre voyage approche. {due}',
  'letter.order.balance.title': 'Le solde du prix',
  'letter.order.calendar': 'L’ajouter à votre agenda',
  'letter.order.cancelled.back':
    'L’argent revient par le moyen de paiement utilisé. Les banques peuvent prendre jusqu’à dix jours ouvrés.',
  'letter.order.cancelled.subject': 'Votre réservation est annulée ({reference})',
  'letter.order.cancelled.text':
    'Votre réservation est annulée, et vous n’avez rien d’autre à faire. À côté de chaque voyage figure ce qui est remboursé de son prix.',
  'letter.order.cancelled.title': 'Votre réservation est annulée',
  'letter.order.cancelled.unconfirmed':
    'Cette réservation n’a pas été confirmée à temps, et ses places sont de nouveau libres pour d’autres. Vous ne devez rien. Si vous souhaitez toujours partir, réservez à nouveau tant qu’il reste de la place.',
  'letter.order.cancelled.unpaid':
    'Votre réservation est annulée, et vous n’avez rien d’autre à faire. Rien n’a été payé, il n’y a donc rien à rembourser.',
  'letter.order.confirm': 'Confirmer cette réservation',
  'letter.order.confirmNotYou': 'Si ce n’est pas vous qui avez réservé, ne faites rien : elle prend fin d’elle-même.',
  'letter.order.changed.subject': 'Votre réservation a changé : {what} ({reference})',
  'letter.order.changed.text':
    'Nous avons modifié votre réservation. Voici où elle en est ; ce que vous avez imprimé auparavant n’est plus valable. {due}',
  'letter.order.changed.title': 'Votre réservation a changé',
  'letter.order.confirmed.subject': 'C’est réservé : {what} ({reference})',
  'letter.order.confirmed.text': 'Vos places sont à vous. {due} Nous nous réjouissons de vous accueillir.',
  'letter.order.confirmed.title': 'C’est réservé',
  'letter.order.expired.subject': 'Vos places sont de nouveau libres ({reference})',
  'letter.order.expired.text':
    'Aucun paiement n’est arrivé à temps, et vos places sont de nouveau libres pour d’autres. Vous ne devez rien. Si vous souhaitez toujours partir, réservez à nouveau tant qu’il reste de la place.',
  'letter.order.expired.title': 'Vos places sont de nouveau libres',
  'letter.order.extras': 'Options',
  'letter.order.orphaned.again':
    'Vous n’avez rien à faire : l’argent revient par le moyen de paiement utilisé, et les banques peuvent prendre jusqu’à dix jours ouvrés. Si vous souhaitez toujours partir, réservez à nouveau tant qu’il reste de la place, ou répondez à cet e-mail.',
  'letter.order.orphaned.booked':
    'Votre paiement de {amount} nous est parvenu, mais il ne restait rien à payer. Vos places restent à vous, et nous vous remboursons la totalité.',
  'letter.order.orphaned.subject': 'Nous vous remboursons ({reference})',
  'letter.order.orphaned.text':
    'Votre paiement de {amount} nous est parvenu, mais rien n’a pu être réservé avec lui : son délai était passé, ou le montant n’était pas celui demandé. Nous en sommes désolés et vous remboursons la totalité.',
  'letter.order.orphaned.title': 'Nous vous remboursons',
  'letter.order.orphaned.wait':
    'Vous n’avez rien à faire : l’argent revient par le moyen de paiement utilisé, et les banques peuvent prendre jusqu’à dix jours ouvrés.',
  'letter.order.paid.part': 'Merci. Votre paiement nous est parvenu. {due} Cet e-mail est votre reçu.',
  'letter.order.paid.subject': 'Nous avons reçu votre paiement ({reference})',
  'letter.order.paid.text': 'Merci. Votre paiement nous est parvenu, et tout est payé. Cet e-mail est votre reçu.',
  'letter.order.paid.title': 'Nous avons reçu votre paiement',
  'letter.order.refunded.byHand': 'Nous vous avons remboursé {back}. {due}',
  'letter.order.refunded.subject': 'Nous vous avons remboursé {back} ({reference})',
  'letter.order.refunded.text':
    '{back} vous sont remboursés par le moyen de paiement que vous avez utilisé. Les banques mettent quelques jours à les porter à votre compte. {due}',
  'letter.order.refunded.title': 'Nous vous avons remboursé {back}',
  'letter.order.pay': 'Payer {amount}',
  'letter.order.placed.subject': 'Vos places sont gardées jusqu’à votre paiement ({reference})',
  'letter.order.placed.text':
    'Vos places sont gardées jusqu’au {until}. Elles sont à vous dès que votre paiement nous est parvenu.',
  'letter.order.placed.textSoon':
    'Vos places sont gardées pour un court moment. Elles sont à vous dès que votre paiement nous est parvenu.',
  'letter.order.placed.title': 'Vos places sont gardées',
  'letter.order.price': 'Prix',
  'letter.order.reason':
    'Vous recevez cet e-mail parce que cette adresse a été indiquée dans une réservation sur {site}.',
  'letter.order.received': 'Nous avons reçu',
  'letter.order.receivedBy': 'Moyen de paiement',
  'letter.order.receivedOn': 'Le',
  'letter.order.reduced.subject': 'Une partie de votre réservation est annulée ({reference})',
  'letter.order.reduced.text':
    'Une partie de votre réservation est annulée. Voici ce que vous avez réservé à présent. {due}',
  'letter.order.reduced.title': 'Une partie de votre réservation est annulée',
  'letter.order.reduced.what': 'Annulé',
  'letter.order.refund': 'Remboursé',
  'letter.order.reply': 'Une question ? Répondez à cet e-mail, il nous parviendra.',
  'letter.order.see': 'Voir votre réservation',
  'letter.order.transferAmount': 'Montant',
  'letter.order.transferHead': 'Où faire le virement',
  'letter.order.transferReason': 'Motif',
  'letter.order.transferTo': 'Compte',
  'letter.order.transferUntil': 'Doit arriver au plus tard le',
  'letter.order.voucher': 'Bon d’échange, à imprimer ou à présenter',
  'letter.order.unconfirmed.subject': 'À confirmer : {what} ({reference})',
  'letter.order.unconfirmed.text':
    'Vos places sont gardées jusqu’au {until}. Confirmez la réservation d’ici là, et elles sont à vous ; sinon, elle prend fin d’elle-même.',
  'letter.order.unconfirmed.title': 'Encore une étape',
  'letter.order.unconfirmedReminder.subject': 'Toujours à confirmer : {what} ({reference})',
  'letter.order.unconfirmedReminder.text':
    'Votre réservation n’est pas encore confirmée. Ses places sont gardées jusqu’au {until}, puis libérées pour d’autres.',
  'letter.order.unconfirmedReminder.title': 'Votre réservation vous attend',
  'letter.orderNotice.cancelled.subject': 'Annulé : {what} ({reference})',
  'letter.orderNotice.cancelled.text':
    'La réservation est annulée, et ses places sont de nouveau libres. À côté de chaque voyage figure ce qui est remboursé.',
  'letter.orderNotice.cancelled.title': 'Une réservation a été annulée',
  'letter.orderNotice.reduced.subject': 'Annulé en partie : {what} ({reference})',
  'letter.orderNotice.reduced.text':
    'Une partie de la réservation est annulée, et ses places sont de nouveau libres. Voici ce qui reste, puis ce qui a été annulé.',
  'letter.orderNotice.reduced.title': 'Une partie d’une réservation a été annulée',
  'letter.orderNotice.confirmed.subject': 'Réservé : {what} ({reference})',
  'letter.orderNotice.confirmed.text': 'Une réservation a été faite. Les places sont prises.',
  'letter.orderNotice.confirmed.title': 'Une nouvelle réservation',
  'letter.orderNotice.disputed.subject': 'Urgent : un paiement est contesté, {what} ({reference})',
  'letter.orderNotice.disputed.text':
    'Un paiement de cette commande est contesté : le voyageur, ou sa banque, demande le retour de {amount}. Répondez dans le tableau de bord du prestataire avant l’échéance. La réservation reste valable tant que vous ne l’annulez pas ; ce qui a été repris est de nouveau dû, et figure dans la commande.',
  'letter.orderNotice.disputed.title': 'Urgent : {amount} sont contestés',
  'letter.orderNotice.email': 'E-mail',
  'letter.orderNotice.name': 'Nom',
  'letter.orderNotice.notes': 'Remarques',
  'letter.orderNotice.orphaned.subject': 'Urgent : {amount} sont remboursés à {what} ({reference})',
  'letter.orderNotice.orphaned.text':
    '{amount} ont été payés sans pouvoir être imputés : le délai était passé, le montant n’était pas celui demandé, ou il ne restait rien à payer. Le site les rembourse par le moyen de paiement utilisé, et l’a annoncé au voyageur. Vérifiez dans le studio que c’est fait.',
  'letter.orderNotice.orphaned.title': 'Urgent : {amount} n’ont pas pu être imputés',
  'letter.orderNotice.phone': 'Téléphone',
  'letter.orderNotice.returned.subject': 'Remboursé chez le prestataire : {what} ({reference})',
  'letter.orderNotice.returned.text':
    'De l’argent de cette commande a été remboursé dans le tableau de bord du prestataire, {amount} au total. Le prix de la commande baisse d’autant, et rien n’est demandé de nouveau. La réservation reste valable : annulez-la dans le studio si elle ne doit pas l’être.',
  'letter.orderNotice.returned.title': '{amount} ont été remboursés chez le prestataire',
  'letter.orderNotice.refundFailed.subject': 'Urgent : {amount} n’ont pas été remboursés, {what} ({reference})',
  'letter.orderNotice.refundFailed.text':
    'Le prestataire n’a pas pu rembourser {amount} de cette commande, par exemple vers une carte clôturée. La somme est toujours due au voyageur : remboursez-la autrement, et notez-le dans la commande.',
  'letter.orderNotice.refundFailed.title': 'Urgent : {amount} n’ont pas pu être remboursés',
  'letter.orderNotice.reason':
    'Vous recevez cet e-mail parce que les réservations de {site} sont annoncées à cette adresse.',
  'letter.orderNotice.transfer.subject': 'En attente d’un virement : {what} ({reference})',
  'letter.orderNotice.transfer.text':
    'Une réservation a été faite, à payer par virement bancaire. Les places sont gardées ; notez le paiement dans le studio dès qu’il est arrivé.',
  'letter.orderNotice.transfer.title': 'Une réservation attend un virement',
  'letter.partnerNotice.cancelled.subject': 'Annulé par un partenaire : {what} ({reference})',
  'letter.partnerNotice.cancelled.text': '{partner} a annulé une réservation. Ses places sont de nouveau libres.',
  'letter.partnerNotice.cancelled.title': '{partner} a annulé',
  'letter.partnerNotice.confirmed.subject': 'Réservé par un partenaire : {what} ({reference})',
  'letter.partnerNotice.confirmed.text': '{partner} a réservé pour ses voyageurs. Les places sont prises.',
  'letter.partnerNotice.confirmed.title': '{partner} a réservé',
  'letter.partnerNotice.partner': 'Partenaire',
  'letter.partnerNotice.reason': 'Raison',
  'letter.partnerNotice.theirs': 'Leur référence',
  'letter.party': 'Voyageurs',
  'letter.passkeyAddedAction': 'Voir vos clés d’accès',
  'letter.passkeyAddedSubject': 'Une nouvelle clé d’accès pour votre compte chez {site}',
  'letter.passkeyAddedText':
    'La clé d’accès « {passkey} » a été ajoutée à votre compte dans le studio de {site}. Elle connecte sans mot de passe.',
  'letter.passkeyAddedTitle': 'Votre compte a une nouvelle clé d’accès',
  'letter.passkeyAddedUnknown':
    'Si ce n’était pas vous, supprimez-la aussitôt et choisissez un nouveau mot de passe : quelqu’un connaît le vôtre.',
  'letter.passkeysRemovedAction': 'En ajouter une',
  'letter.passkeysRemovedSubject': 'Des clés d’accès de votre compte chez {site} ont été supprimées',
  'letter.passkeysRemovedText':
    '{by} a supprimé des clés d’accès de votre compte dans le studio de {site}. Sans elles, vous vous connectez avec votre mot de passe.',
  'letter.passkeysRemovedTitle': 'Des clés d’accès ont été supprimées',
  'letter.passkeysRemovedUnknown':
    'Si vous ne l’avez pas demandé, parlez-en aussitôt à {by}, sans répondre à cet e-mail.',
  'letter.passwordChangedText':
    'Le mot de passe de votre compte {site} vient d’être défini, et tous les autres appareils ont été déconnectés.',
  'letter.passwordChangedTitle': 'Votre mot de passe est défini',
  'letter.receivedPromise': 'Une personne lit chaque demande et y répond par e-mail.',
  'letter.receivedReason':
    'Vous recevez cet e-mail parce que cette adresse a été indiquée dans un formulaire sur {site}.',
  'letter.receivedSubject': 'Nous avons votre demande ({reference})',
  'letter.receivedText':
    'Merci de nous avoir écrit. Votre demande nous est parvenue, et vous n’avez rien d’autre à faire.',
  'letter.receivedTitle': 'Merci, nous avons votre demande',
  'letter.reference': 'Référence',
  'letter.replyAdd': 'Quelque chose à ajouter ? Répondez à cet e-mail, il parviendra aux mêmes personnes.',
  'letter.resetAction': 'Choisir un nouveau mot de passe',
  'letter.resetIgnore': 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste inchangé.',
  'letter.resetReason': 'Vous recevez cet e-mail parce que votre compte dans le studio de {site} a cette adresse.',
  'letter.resetSubject': 'Un nouveau mot de passe pour {site}',
  'letter.resetText':
    'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte. Le lien ne sert qu’une fois, et pendant une heure.',
  'letter.resetTitle': 'Choisissez un nouveau mot de passe',
  'letter.reviewAskedText': '{by} a terminé « {title} » et vous demande de le relire avant sa publication.',
  'letter.reviewAskedTitle': 'À relire : {title}',
  'letter.reviewReason': 'Vous recevez cet e-mail parce que vous écrivez pour {site} dans son studio.',
  'letter.reviewReturnedText': '{by} a lu « {title} » et vous demande d’y changer d’abord quelque chose.',
  'letter.reviewReturnedTitle': 'Renvoyé à vous : {title}',
  'letter.scheduleRefusedOffTitle': 'N’a pas été retiré du site : {title}',
  'letter.scheduleRefusedText':
    'La programmation de « {title} » a été refusée le moment venu : rien n’a changé sur le site. Corrigez ceci, puis publiez ou programmez à nouveau :',
  'letter.scheduleRefusedTitle': 'N’a pas été publié : {title}',
  'letter.signInAction': 'Se connecter',
  'letter.signInIgnore': 'Si ce n’était pas vous, ne faites rien : personne n’entre sans cet e-mail.',
  'letter.signInText':
    'Ce lien vous connecte à votre compte {site}. Si vous n’en avez pas encore, il en crée un. Il ne sert qu’une fois, et pendant une demi-heure.',
  'letter.signInTitle': 'Votre lien vers {site}',
  'letter.staffAction': 'Ouvrir dans le studio',
  'letter.staffAnswer': 'Une réponse à cet e-mail va directement à {name}.',
  'letter.staffForm': 'Formulaire',
  'letter.staffPage': 'Envoyé depuis',
  'letter.staffReason':
    'Vous recevez cet e-mail parce que les nouvelles demandes de {site} sont envoyées à cette adresse.',
  'letter.staffSubject': 'Nouvelle demande : {what} ({reference})',
  'letter.staffTime': 'Reçu',
  'letter.staffTitle': 'Nouvelle demande de {name}',
  'letter.staffTitleNobody': 'Nouvelle demande',
  'letter.stepRemovedAction': 'La réactiver',
  'letter.stepRemovedSubject': 'Votre compte chez {site} est moins protégé',
  'letter.stepRemovedText':
    '{by} a désactivé la deuxième étape de connexion de votre compte dans le studio de {site}. Votre mot de passe suffit désormais pour se connecter.',
  'letter.stepRemovedTitle': 'Votre deuxième étape de connexion est désactivée',
  'letter.stepRemovedUnknown':
    'Si vous ne l’avez pas demandé, parlez-en aussitôt à {by}, sans répondre à cet e-mail, et choisissez un nouveau mot de passe.',
  'letter.storage.disk':
    'Le disque de votre site est presque plein, et les fichiers que les visiteurs envoient sont refusés. Faites de la place sur le serveur, ou donnez-lui un disque plus grand.',
  'letter.storage.site':
    'Les visiteurs ont envoyé en un jour autant que votre site en conserve en un jour (STORAGE_PER_DAY_MB), et ce qu’ils envoient est refusé jusqu’à demain. Vérifiez si quelqu’un remplit vos formulaires à dessein.',
  'letter.storage.visitor':
    'Un visiteur a envoyé en un jour plus que votre site n’en conserve d’un seul (STORAGE_PER_VISITOR_MB). Ce qu’il envoie est refusé jusqu’à demain ; les autres sont servis.',
  'letter.storageAction': 'Ouvrir la boîte de réception',
  'letter.storageReason':
    'Vous recevez cet e-mail, au plus une fois par jour, parce que les nouvelles demandes de {site} sont envoyées à cette adresse.',
  'letter.storageSubject': 'Ce que les visiteurs envoient à {site} est refusé',
  'letter.storageText':
    'Personne ne perd ce qu’il a écrit : chacun apprend pourquoi, et que faire. La première page du studio compte ce qui a été refusé.',
  'letter.storageTitle': 'Il n’y a plus de place pour ce que les visiteurs envoient',
  'letter.subscribedReason': 'Vous recevez cet e-mail parce que vous avez demandé la lettre de {site}.',
  'letter.subscribedText':
    'Heureux de vous compter parmi nous. Nous écrivons quand il y a quelque chose à dire : nouveaux voyages, places libres, récits de la route.',
  'letter.subscribedTitle': 'Vous êtes sur notre liste',
  'letter.testAction': 'Il est arrivé',
  'letter.testReason': 'Vous recevez cet e-mail parce que vous l’avez demandé dans le studio de {site}.',
  'letter.testSubject': 'E-mail d’essai de {site}',
  'letter.testText': 'Si vous lisez ceci, les e-mails de {site} arrivent. Suivez le lien, et le studio le saura aussi.',
  'letter.testTitle': 'L’e-mail est arrivé',
  'letter.tour': 'Voyage',
  'letter.unsubscribe': 'Quitter la liste',
  'letter.wroteBefore': 'Ce que vous avez écrit auparavant',
};
