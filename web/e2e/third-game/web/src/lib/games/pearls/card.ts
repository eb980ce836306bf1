export { card } from '@caravel/i18n/pearls/card';
