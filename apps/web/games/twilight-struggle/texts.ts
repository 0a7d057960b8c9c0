export { texts as TEXTS } from '@brink/twilight-struggle/text/index';
