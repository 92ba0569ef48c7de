/**
 * Words by which newcomers look for a screen, by its address: those of other programs, then French, then Arabic. The studio's labels and the words
 * that each list and settings have (`custom.words`) are found besides.
 */
export const NEWCOMER_WORDS: Readonly<Record<string, string>> = {
  '/admin': 'start homepage onboarding publish accueil commencer lancer lancement الرئيسية بداية إطلاق',
  '/admin/account': 'two-factor 2fa passkey authenticator mot de passe compte profil mon كلمة المرور حسابي',
  '/admin/collections/posts': 'blog news post story stories guide actualités récits مدونة مقال مقالات أخبار',
  '/admin/collections/bookings': 'reservation reservations travellers réservation réservations حجز حجوزات',
  '/admin/collections/customers': 'clients guests accounts travellers voyageurs client عملاء زبائن مسافرون',
  '/admin/collections/departures':
    'availability seats price prices départs disponibilités places مواعيد تواريخ أماكن مغادرة',
  '/admin/collections/destinations': 'places regions countries location lieux régions pays وجهة وجهات أماكن',
  '/admin/collections/forms': 'contact form survey questionnaire formulaire formulaires contact نموذج نماذج استمارة',
  '/admin/collections/mails': 'e-mails outbox sent messages courriels envoyés بريد رسائل',
  '/admin/collections/media': 'photos images video videos files gallery photothèque fichiers galerie صورة صور ملفات',
  '/admin/collections/menus': 'navigation links liens قائمة قوائم روابط',
  '/admin/collections/orders':
    'reservation sale sales réservation commande commandes facture remboursement annuler حجز طلب طلبات فاتورة',
  '/admin/collections/pages': 'homepage landing home front page accueil الرئيسية صفحة صفحات',
  '/admin/collections/payments': 'money received paiement paiements encaissements دفع مدفوعات',
  '/admin/collections/promotions': 'sale offer gift rebate remise réduction code promo خصم قسيمة عرض',
  '/admin/collections/redirects': 'forward url moved 301 broken rediriger redirection إعادة توجيه',
  '/admin/collections/reviews': 'testimonials ratings stars feedback avis témoignages notes تقييم تقييمات آراء',
  '/admin/collections/subscribers': 'mailing list abonnés infolettre مشتركون نشرة',
  '/admin/collections/templates': 'homepage design en-tête pied de page modèle modèles قالب قوالب رأس تذييل شعار',
  '/admin/collections/tours':
    'excursion excursions package packages product itinerary price prices trip map voyage voyages circuit circuits séjour prix tarif tarifs رحلة رحلات جولة جولات سعر أسعار',
  '/admin/collections/users':
    'guide guides employee colleague permissions utilisateur utilisateurs équipe inviter rôle مستخدم مستخدمون فريق دعوة',
  '/admin/demo': 'example reset empty démo exemple تجريبي مثال',
  '/admin/departures-board': 'schedule planning agenda calendrier planning تقويم',
  '/admin/find': 'réservation client chercher trouver بحث حجز',
  '/admin/globals/analytics':
    'gdpr tracking statistics pixel facebook visitors statistiques mesure rgpd إحصاءات تحليلات خصوصية',
  '/admin/globals/channels': 'sitemap google facebook feed marketplace reseller flux revendeurs قنوات',
  '/admin/globals/chat': 'telegram hours horaires discussion دردشة محادثة واتساب',
  '/admin/globals/languages': 'translate multilingual french arabic langue langues traduction لغة لغات ترجمة',
  '/admin/globals/mail-settings': 'sender signature expéditeur courriel بريد مرسل توقيع',
  '/admin/globals/newsletter': 'mailchimp infolettre نشرة',
  '/admin/globals/shop':
    'iban bank transfer vat tax taxes deposit checkout cash terms refund paiement virement acompte tva conditions banque دفع تحويل عربون شروط مصرف ضريبة',
  '/admin/globals/site':
    'company business domain currency address phone social facebook instagram time zone nom adresse société monnaie fuseau اسم عنوان شركة عملة هاتف',
  '/admin/globals/theme':
    'colour appearance style dark couleur couleurs apparence police polices thème لون ألوان خط خطوط مظهر شعار',
  '/admin/health':
    'backups update upgrade maintenance sauvegarde sauvegardes mise à jour santé نسخة احتياطية صحة تحديث',
  '/admin/help': 'documentation support guide tutorial aide manuel مساعدة دليل',
  '/admin/inbox': 'contact messages demandes courrier صندوق الوارد استفسار رسائل',
  '/admin/language-board': 'traduction traductions traduire ترجمة ترجمات',
  '/admin/letters': 'confirmation invoice voucher modèles courriel lettre lettres رسائل قوالب البريد',
  '/admin/new-booking': 'réservation téléphone nouvelle حجز هاتف',
  '/admin/services': 'webhook connect integration domain dns clé clés intégration خدمات مفاتيح بريد دفع',
  '/admin/site-check': 'broken sitemap vérifier contrôle فحص',
  '/admin/trash': 'undo undelete recycle corbeille supprimé supprimer مهملات محذوف',
};
