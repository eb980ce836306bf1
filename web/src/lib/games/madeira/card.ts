export { card } from '@caravel/i18n/madeira/card';
