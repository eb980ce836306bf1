export { card } from '@caravel/i18n/puerto-rico/card';
