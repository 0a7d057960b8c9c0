export * from '@brink/struggle/text/ru/plural';
