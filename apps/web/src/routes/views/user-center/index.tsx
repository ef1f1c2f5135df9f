import { createFileRoute } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
import { UserCenter } from '@yunyou/ui/features/member';

export const Route = createFileRoute('/views/user-center/index')({
  component: User,
});

function User() {
  return (
    <UserCenter
      hrefs={{
        login: hrefs.login({ redirectUrl: hrefs.userCenter() }),
        profile: hrefs.userInfo(),
        orders: (status) => hrefs.orderList({ status }),
        reviews: hrefs.userModuleComment({ tab: 'todo' }),
        refunds: hrefs.refundList({}),
        coupons: hrefs.coupon({}),
        cards: hrefs.myAnnualCard(),
        prizes: hrefs.myPrize(),
        services: {
          travellers: hrefs.contacts(),
          addresses: hrefs.address({}),
          favorites: hrefs.favorites({}),
          appointments: hrefs.appointment(),
          reviews: hrefs.userModuleComment({ tab: 'done' }),
          activities: hrefs.myActivity({}),
          collectibles: hrefs.myCollection({}),
          invoices: hrefs.invoice({}),
          advice: hrefs.advice({}),
          notices: hrefs.notice({}),
        },
        appointment: (id) => hrefs.appointmentDetail({ id }),
        userAgreement: hrefs.agreement({ type: 'user' }),
        privacyAgreement: hrefs.agreement({ type: 'privacy' }),
        license: hrefs.license(),
      }}
    />
  );
}
